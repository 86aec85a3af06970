import type { HtmlTagDescriptor, Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { base } from './shared.ts';

const scripts = { 'index.html': 'start', 'login.html': 'theme' } as const;

/**
 * Adds classic scripts to the head, which run before the first paint. They are separate files because the
 * Content-Security-Policy forbids inline scripts.
 */
export function headScripts(): Plugin {
  const files = new Map<string, string>();
  let mode = 'production';
  let serving = false;
  function attributes(page: keyof typeof scripts): NonNullable<HtmlTagDescriptor['attrs']> {
    const name = scripts[page];
    if (serving) return { type: 'module', src: `${base}src/head/${name}.ts` };
    // First-time visitors have chosen no theme; for others the script is cached.
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
      // After the bundler has processed the page, because these are not modules.
      order: 'post',
      handler(_html, context) {
        const page = context.path.endsWith('login.html') ? 'login.html' : 'index.html';
        return [{ tag: 'script', attrs: attributes(page), injectTo: 'head-prepend' }];
      },
    },
  };
}
