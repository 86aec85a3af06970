import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { appChunk } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { headScripts } from './vite/head-scripts.ts';
import { loginDocument } from './vite/login-document.ts';
import { pageFiles } from './vite/page-files.ts';
import { settings } from './vite/settings.ts';
import { alias, base, buildOptions, root, sourcePlugins } from './vite/shared.ts';

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [tanstackRouter(), sourcePlugins(), headScripts(), settings(), pageFiles(), loginDocument(), compress()],
  build: {
    ...buildOptions,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: 'app', name: appChunk(join(root, 'src/main.tsx')) }] } },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4100' } },
});
