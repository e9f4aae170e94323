import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LICENSED = ['@fontsource-variable/alegreya', '@fontsource/alegreya-sans'];

/** The fonts' licence asks that its text goes where they go. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const texts = LICENSED.map(
        (font) => `${font}\n\n${readFileSync(`node_modules/${font}/LICENSE`, 'utf-8').trim()}\n`,
      );
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}
