/** The rules of a new table as a form holds them: a preset and what differs from it. */
import type { GameInfo, OptionInfo } from '../../wire';
import { has, say } from '../../words.svelte';

export interface Rules {
  preset: string;
  changes: Record<string, unknown>;
}

/** The value of an option under these rules. */
export function valueIn(option: OptionInfo, rules: Rules): unknown {
  return option.name in rules.changes ? rules.changes[option.name] : option.presets[rules.preset];
}

/** The rules after one change; what equals the preset is no difference. */
export function changed(option: OptionInfo, rules: Rules, value: unknown): Rules {
  const { [option.name]: _, ...others } = rules.changes;
  const same = value === option.presets[rules.preset];
  return { ...rules, changes: same ? others : { ...others, [option.name]: value } };
}

/** The rules under another preset: what was changed by hand stays, unless it is the new preset's own. */
export function under(info: GameInfo, rules: Rules, preset: string): Rules {
  let kept: Rules = { preset, changes: {} };
  for (const option of info.options) {
    if (option.name in rules.changes) kept = changed(option, kept, rules.changes[option.name]);
  }
  return kept;
}

/** What an option still needs from others: a rule that is switched on may ask for another. */
export function lacking(info: GameInfo, option: OptionInfo, rules: Rules): { option: OptionInfo; value: unknown }[] {
  if (!valueIn(option, rules)) return [];
  return Object.entries(option.needs).flatMap(([name, value]) => {
    const needed = info.options.find((each) => each.name === name);
    return needed && valueIn(needed, rules) !== value ? [{ option: needed, value }] : [];
  });
}

/** The rules that a link carries, by this rulebook where it names none; what it names wrongly is left out. */
export function fromQuery(info: GameInfo, query: string, book = info.presets[0] ?? ''): Rules {
  const given = new URLSearchParams(query);
  const preset = given.get('preset') ?? '';
  let rules: Rules = { preset: info.presets.includes(preset) ? preset : book, changes: {} };
  for (const option of info.options) {
    const text = given.get(option.name);
    if (text === null) continue;
    const value = option.kind === 'text' ? text : option.values.find((each) => String(each) === text);
    if (value !== undefined) rules = changed(option, rules, value);
  }
  return rules;
}

/** The query of a link that carries these rules. A deck of one's own is too long for one and stays out. */
export function toQuery(rules: Rules): string {
  const query = new URLSearchParams({ preset: rules.preset });
  for (const [name, value] of Object.entries(rules.changes)) {
    if (typeof value !== 'object') query.set(name, String(value));
  }
  return `?${query}`;
}

/** Which option a refusal is about: the server names it first. */
export function refusedOption(info: GameInfo, message: string): string | null {
  const named = info.options.map(({ name }) => ({ name, at: message.search(new RegExp(`\\b${name}\\b`)) }));
  const found = named.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return found[0]?.name ?? null;
}

/** A value in words. */
export function valueName(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'rules-yes' : 'rules-no');
  const key = `${game}-value-${option.name}-${value}`;
  if (has(key)) return say(key);
  if (option.kind === 'data') return say(typeof value === 'object' ? 'page-data-own' : 'page-data-shipped');
  return String(value);
}
