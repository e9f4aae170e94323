import { say } from '../words.svelte';

/** Let the window bear a page's name while it is shown; home alone has a title of its own. */
export function titled(page: () => string, title = 'page-title'): void {
  $effect(() => {
    document.title = say(title, { page: page() });
  });
}
