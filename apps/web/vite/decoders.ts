import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const scripts = ['tiff', 'scan', 'pdf'] as const;
const nameOf = (script: (typeof scripts)[number]) => `decode-${script}.js`;
const build = (script: (typeof scripts)[number], mode: string) =>
  bundleScript(`shared/attachments/preview/decoders/${script}-worker`, mode);

/** Builds the decoder workers under fixed names, to which the server assigns their policies. */
export function decoders(): Plugin {
  let mode = 'production';
  let base = '/';
  return {
    name: 'libretto:decoders',
    configResolved(config) {
      ({ mode, base } = config);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const script = scripts.find((one) => request.url === base + nameOf(one));
        if (script === undefined) return next();
        build(script, mode).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
    async generateBundle() {
      for (const script of scripts) {
        this.emitFile({ type: 'asset', fileName: nameOf(script), source: await build(script, mode) });
      }
    },
  };
}
