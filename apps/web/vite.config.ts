import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { groups } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { decoders } from './vite/decoders.ts';
import { guides } from './vite/guides.ts';
import { headScripts } from './vite/head-scripts.ts';
import { installable } from './vite/installable.ts';
import { loginDocument } from './vite/login-document.ts';
import { pageFiles } from './vite/page-files.ts';
import { settings } from './vite/settings.ts';
import { alias, base, buildOptions, sourcePlugins, unusedOptional } from './vite/shared.ts';
import { worker } from './vite/worker.ts';

// Loaders are in the chunk of their page, so that the initial code does not grow with the number of pages; the head
// script requests the data earlier.
const splitting: { defaultBehavior: ('loader' | 'component' | 'notFoundComponent')[][] } = {
  defaultBehavior: [['loader', 'component', 'notFoundComponent']],
};

const api = process.env.API_URL ?? 'http://127.0.0.1:4100';

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [
    tanstackRouter({ codeSplittingOptions: splitting }),
    sourcePlugins(),
    headScripts(),
    installable(),
    settings(),
    pageFiles(),
    loginDocument(),
    guides(),
    decoders(),
    worker(),
    compress(),
  ],
  build: {
    ...buildOptions,
    rolldownOptions: {
      // Inlines the API operations where they are called, instead of loading all of them on every page.
      optimization: { inlineConst: true },
      external: unusedOptional,
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/farmacoDetails'].map((path) => [path, api])) },
});
