import { defineConfig } from 'vitest/config';
import { alias, sourcePlugins } from './vite/shared.ts';

export default defineConfig({
  resolve: { alias },
  plugins: [sourcePlugins()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // A DOM for every file would take three quarters of the time.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['../../tools/lib/restore-globals.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
  },
});
