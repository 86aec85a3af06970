import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` })],
  test: {
    name: 'design-system',
    environment: 'jsdom',
    // Isolation, with a new document per file, would take three quarters of the run time.
    isolate: false,
    maxWorkers: 2,
    include: ['*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/lib/restore-globals.ts', 'src/testing/setup.ts'],
    // The setup's imports are slow on a busy machine.
    hookTimeout: 60_000,
  },
});
