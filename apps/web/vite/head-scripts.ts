import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { base } from './shared.ts';

const scripts = { 'index.html': 'start', 'login.html': 'login' } as const;
const mark = '<!-- head script -->';

/**
 * Writes a classic script into the head, which runs before the first paint. A separate file would delay the requests
 * that it makes by a round trip. The server allows exactly this script by hash.
 */
export function headScripts(): Plugin {
  const sources = new Map<string, string>();
  let mode = 'production';
  let serving = false;
  return {
    name: 'libretto:head-scripts',
    configResolved(config) {
      mode = config.mode;
      serving = config.command === 'serve';
    },
    async buildStart() {
      if (serving) return;
      for (const name of Object.values(scripts)) sources.set(name, (await bundleScript(`head/${name}`, mode)).trim());
    },
    transformIndexHtml: {
      // After the bundler has processed the page, because it does not bundle inline classic scripts.
      order: 'post',
      handler(html, context) {
        const name = scripts[context.path.endsWith('login.html') ? 'login.html' : 'index.html'];
        const script = serving
          ? `<script type="module" src="${base}src/head/${name}.ts"></script>`
          : `<script>${sources.get(name)}</script>`;
        return html.replace(mark, () => script);
      },
    },
  };
}
