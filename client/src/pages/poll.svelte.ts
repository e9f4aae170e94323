/** Something asked for again and again while the page is looked at; the last answer stays when the server is away. */
export class Poll<T> {
  value = $state.raw<T>();
  away = $state(false);

  /** Call while a component is set up. */
  constructor(ask: () => Promise<T>, every = 5000) {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const look = async () => {
        clearTimeout(timer);
        if (document.visibilityState === 'visible') {
          try {
            this.value = await ask();
            this.away = false;
          } catch {
            this.away = true;
          }
        }
        if (!stopped) timer = setTimeout(look, every);
      };
      void look();
      document.addEventListener('visibilitychange', look);
      return () => {
        stopped = true;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }
}
