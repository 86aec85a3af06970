import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { headScripts } from './vite/head-scripts.ts';
import { loginDocument } from './vite/login-document.ts';
import { pageFiles } from './vite/page-files.ts';
import { settings } from './vite/settings.ts';
import { alias, base, buildOptions, sourcePlugins } from './vite/shared.ts';

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [tanstackRouter(), sourcePlugins(), headScripts(), settings(), pageFiles(), loginDocument(), compress()],
  build: {
    ...buildOptions,
    rolldownOptions: {
      output: {
        // Left to itself the bundler cuts what every page needs into as many files as there are pages that share a part of it.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4100' } },
});
