import { svelteTesting } from '@testing-library/svelte/vite';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

// Apart from what builds the page, which is done where no tools are installed.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'node',
      pool: 'threads',
      isolate: false,
      setupFiles: ['vitest.setup.ts'],
      include: ['src/**/*.test.ts'],
      testTimeout: 300_000, // only a fault takes so long
      expect: { poll: { timeout: 300_000 } },
    },
  }),
);
