import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.FUDA_SERVER ?? 'http://127.0.0.1:8765'; // where `npm run dev` finds a running Fuda

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  assetsInclude: ['**/*.ftl'],
  build: { outDir: '../src/fuda/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: {
    fs: { allow: ['..'] }, // the catalogues of words lie beside Python's
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, // the host stays: the server knows its own page by it
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
