/** What lies over the page: the settings, and the rulebook of a game opened at a clause. Anything may open them. */
export const shown = $state<{ settings: boolean; rules: { game: string; clause: string | null } | null }>({
  settings: false,
  rules: null,
});

/** Open the rulebook, at a clause where one is named. */
export function openRules(game: string, clause: string | null = null): void {
  shown.rules = { game, clause };
}
