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
import { alias, base, buildOptions, sourcePlugins } from './vite/shared.ts';
import { worker } from './vite/worker.ts';

// A page's loader comes with the page: what every page loads must not grow with the number of pages. The first page's
// data does not wait for it (see head-scripts.ts), and a link's is asked for when somebody is about to follow it.
const splitting: { defaultBehavior: ('loader' | 'component')[][] } = { defaultBehavior: [['loader', 'component']] };

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
      // The operations of the API are constants: each is written where it is called, instead of all on every page.
      optimization: { inlineConst: true },
      // Only for turning web pages into PDF, which nobody does here: never asked for.
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/farmacoDetails'].map((path) => [path, api])) },
});
