import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` })],
  test: {
    name: 'design-system',
    environment: 'jsdom',
    // A document for every file would take three quarters of the time.
    isolate: false,
    maxWorkers: 2,
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // What the set-up imports takes a while on a busy machine.
    hookTimeout: 60_000,
  },
});
