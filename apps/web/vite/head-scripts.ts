import type { HtmlTagDescriptor, Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { base } from './shared.ts';

const scripts = { 'index.html': 'start', 'login.html': 'theme' } as const;

/**
 * Classic scripts in the head, which run before anything is painted. They are files of their own because the
 * Content-Security-Policy refuses inline script.
 */
export function headScripts(): Plugin {
  const files = new Map<string, string>();
  let mode = 'production';
  let serving = false;
  function attributes(page: keyof typeof scripts): NonNullable<HtmlTagDescriptor['attrs']> {
    const name = scripts[page];
    if (serving) return { type: 'module', src: `${base}src/head/${name}.ts` };
    // Nobody who comes for the first time has chosen colours; for those who have, the script is in the cache already.
    return { src: files.get(name) ?? '', ...(page === 'login.html' && { async: true }) };
  }

  return {
    name: 'libretto:head-scripts',
    configResolved(config) {
      mode = config.mode;
      serving = config.command === 'serve';
    },
    async buildStart() {
      if (serving) return;
      for (const name of Object.values(scripts)) {
        const source = await bundleScript(`head/${name}`, mode);
        const id = this.emitFile({ type: 'asset', name: `${name}.js`, source });
        files.set(name, base + this.getFileName(id));
      }
    },
    transformIndexHtml: {
      // After the bundler has looked at the page: these are no modules.
      order: 'post',
      handler(_html, context) {
        const page = context.path.endsWith('login.html') ? 'login.html' : 'index.html';
        return [{ tag: 'script', attrs: attributes(page), injectTo: 'head-prepend' }];
      },
    },
  };
}
