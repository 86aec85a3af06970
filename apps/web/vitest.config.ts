import { defineConfig } from 'vitest/config';
import { alias, sourcePlugins } from './vite/shared.ts';

export default defineConfig({
  resolve: { alias },
  plugins: [sourcePlugins()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
  },
});
