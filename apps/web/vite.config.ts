import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { headScripts } from './vite/head-scripts.ts';
import { loginDocument } from './vite/login-document.ts';
import { settings } from './vite/settings.ts';
import { alias, base, sourcePlugins } from './vite/shared.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [tanstackRouter(), sourcePlugins(), headScripts(), settings(), loginDocument()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'login.html'] },
    // Data URLs of small files would have to be allowed by the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': api } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
  },
});
