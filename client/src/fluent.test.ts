import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { type Catalogue, figure, format, type Message, plural } from './fluent';

const FOLDER = '../src/fuda/locales';
const read = (text: string) => {
  const resource = new FluentResource(text);
  const catalogue: Catalogue = new Map((resource.body as Message[]).map((message) => [message.id, message]));
  return { resource, catalogue };
};

describe('a message', () => {
  it.each(['en', 'cs', 'ru'])('reads as Fluent has it, in all of %s', (language) => {
    for (const file of readdirSync(`${FOLDER}/${language}`)) {
      const text = readFileSync(`${FOLDER}/${language}/${file}`, 'utf-8');
      const { resource, catalogue } = read(text);
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(resource);
      const names = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
      for (const value of [0, 1, 2, 5, 21, 1234.5, 'Hana', '']) {
        const args = Object.fromEntries([...names].map((name) => [name, value]));
        for (const { id, value: own, attributes } of catalogue.values()) {
          const whole = own && bundle.formatPattern(own as never, args, []);
          expect(format(catalogue, language, id, null, args)).toBe(whole || null);
          for (const [name, pattern] of Object.entries(attributes)) {
            expect(format(catalogue, language, id, name, args)).toBe(bundle.formatPattern(pattern as never, args, []));
          }
        }
      }
    }
  });

  it.each(['en', 'cs', 'ru'])('has numbers and forms of words as the browser has them in %s', (language) => {
    const [numbers, plurals] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
    for (const value of [...Array(2000).keys(), 0.5, 1.5, 2.25, 11.1, 999.9995, -1, -2, -7.5, 12345.6]) {
      expect(figure(value, language)).toBe(numbers.format(value));
      expect(plural(value, language)).toBe(plurals.select(value));
    }
  });

  it('may have terms, and shows what is missing', () => {
    const { catalogue } = read(
      '-house = { $case ->\n    [of] of Fuda\n   *[plain] Fuda\n }\na = { -house } { -house(case: "of") } { $x } { NUMBER($n) }\nb = { a } { c }',
    );
    expect(format(catalogue, 'en', 'b', null, { n: 1000 })).toBe('Fuda of Fuda {$x} 1,000 {c}');
    expect(format(catalogue, 'en', 'c', null, {})).toBeNull();
  });
});
