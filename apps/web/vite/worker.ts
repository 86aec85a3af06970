import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { withImports } from './page-files.ts';
import { base } from './shared.ts';

/** Files that index.html does not name: deferred parts of the frame, the emergency card, and the messages of both. */
const lateModules =
  /\/shared\/(shell\/later-parts|i18n\/common[.]\w+)[.]ts|\/areas\/emergency\/(card-page[.]tsx|messages[.]\w+[.]json)|\/routes\/emergenza[.]tsx/;
const documents = [base, `${base}login`, `${base}login?lang=en`];

/** Builds the service worker with the list of files that it caches at installation: documents, frame and typeface. */
export function worker(): Plugin {
  let mode = 'production';
  return {
    name: 'libretto:worker',
    apply: 'build',
    configResolved(config) {
      mode = config.mode;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...documents, ...programFiles(bundle)];
        const sum = createHash('sha256');
        // Changes in pages that are not cached at installation create a new version too.
        for (const file of Object.values(bundle)) sum.update(file.fileName).update(contentOf(file));
        const program = { version: sum.digest('base64url').slice(0, 12), files };
        const source = await bundleScript('worker/worker', mode, {
          'import.meta.env.PROGRAM': JSON.stringify(program),
        });
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}

function contentOf(file: Rolldown.OutputBundle[string]): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function programFiles(bundle: Rolldown.OutputBundle): string[] {
  const pages = ['index.html', 'login.html', 'login.en.html'].map((name) => {
    const page = bundle[name];
    if (page?.type !== 'asset') throw new Error(`${name} is not part of the build.`);
    return String(page.source);
  });
  const named = pages.flatMap((html) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => lateModules.test(id)))
    .flatMap((chunk) => withImports(chunk, chunks))
    .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
  const typeface = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.names.some((name) => /inter-latin-wght-normal/.test(name)))
    .map(({ fileName }) => fileName);
  const assets = [...named, ...[...scripts, ...typeface].map((file) => base + file)];
  return [...new Set(assets)].filter((file) => file.startsWith(`${base}assets/`)).sort();
}
