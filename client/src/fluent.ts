/** Messages of Fluent put together. @fluent/bundle parses them, in the build (build/words.ts): visitors get what it makes of them. */

export type Args = Record<string, string | number>;
type Pattern = string | (string | Expression)[];
type Expression =
  | { type: 'str'; value: string }
  | { type: 'num'; value: number }
  | { type: 'var'; name: string }
  | { type: 'mesg'; name: string; attr: string | null }
  | { type: 'term'; name: string; attr: string | null; args: { name: string; value: Expression }[] }
  | { type: 'func'; name: string; args: Expression[] }
  | { type: 'select'; selector: Expression; variants: { key: Expression; value: Pattern }[]; star: number };

export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

export type Catalogue = Map<string, Message>;

const numbers: Record<string, Intl.NumberFormat> = {}; // by language; the first one takes a phone a fifth of a second

/** A number as it is written in a language. */
export function figure(value: number, language: string): string {
  if (Math.abs(value) < 999.5) {
    const text = String(Math.round(value * 1000) / 1000);
    return language === 'en' ? text : text.replace('.', ',');
  }
  numbers[language] ??= new Intl.NumberFormat(language);
  return numbers[language].format(value);
}

/** Which form of a word goes with a number: CLDR's rules for our languages, which a browser takes long to look up. */
export function plural(value: number, language: string): string {
  const n = Math.round(Math.abs(value) * 1000) / 1000; // as it is written
  const whole = Number.isInteger(n);
  if (language === 'en' || n === 1) return n === 1 ? 'one' : 'other';
  if (language === 'cs') return !whole ? 'many' : n > 1 && n < 5 ? 'few' : 'other';
  const [last, teen] = [n % 10, n % 100 > 10 && n % 100 < 15];
  if (!whole) return 'other';
  return last === 1 && !teen ? 'one' : last > 1 && last < 5 && !teen ? 'few' : 'many';
}

/** A message or one of its attributes in words; null where there is none. */
export function format(
  catalogue: Catalogue | undefined,
  language: string,
  id: string,
  attribute: string | null | undefined,
  args: Args,
): string | null {
  const message = catalogue?.get(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? text(pattern) : null;

  function text(pattern: Pattern): string {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => (typeof part === 'string' ? part : shown(value(part)))).join('');
  }

  function shown(thing: string | number): string {
    return typeof thing === 'string' ? thing : figure(thing, language);
  }

  function value(part: Expression): string | number {
    switch (part.type) {
      case 'var':
        return args[part.name] ?? `{$${part.name}}`;
      case 'mesg':
        return format(catalogue, language, part.name, part.attr, args) ?? `{${part.name}}`;
      case 'term': {
        const own = Object.fromEntries(part.args.map((arg) => [arg.name, value(arg.value)]));
        return format(catalogue, language, `-${part.name}`, part.attr, own) ?? `{-${part.name}}`;
      }
      case 'func': // NUMBER: written as every number is
        return part.args[0] ? value(part.args[0]) : `{${part.name}()}`;
      case 'select': {
        const chosen = value(part.selector);
        const variant = part.variants.find(({ key }) => fits(chosen, value(key))) ?? part.variants[part.star];
        return variant ? text(variant.value) : '';
      }
      default:
        return part.value;
    }
  }

  function fits(chosen: string | number, key: string | number): boolean {
    if (chosen === key || typeof chosen === 'string') return chosen === key;
    return plural(chosen, language) === key;
  }
}
