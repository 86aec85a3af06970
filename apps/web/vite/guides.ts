import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { guidePdf } from './guide-paper.ts';

const folder = join(import.meta.dirname, '../../../docs/guides');
const general = 'UserGuideWeb';

/** Guides by output file: `UserGuideWeb.pdf`, `userGuide/TaccuinoWeb.pdf`, in English `….en.pdf`. */
export function guideFiles(): Map<string, () => Promise<Buffer>> {
  return new Map(
    (['it', 'en'] as const).flatMap((language) =>
      globSync('*.md', { cwd: join(folder, language) })
        .sort()
        .map((file): [string, () => Promise<Buffer>] => {
          const path = join(folder, language, file);
          const name = basename(file, '.md');
          const ending = language === 'it' ? '.pdf' : `.${language}.pdf`;
          return [
            (name === general ? '' : 'userGuide/') + name + ending,
            () => guidePdf({ markdown: readFileSync(path, 'utf8'), folder: dirname(path), language }),
          ];
        }),
    ),
  );
}

/** Builds the guides of docs/guides as PDFs into the output of the app. */
export function guides(): Plugin {
  return {
    name: 'libretto:guides',
    async generateBundle() {
      for (const [fileName, make] of guideFiles()) this.emitFile({ type: 'asset', fileName, source: await make() });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const make = guideFiles().get(String(request.url).split('?', 1)[0]?.slice(1) ?? '');
        if (!make) return next();
        try {
          response.setHeader('content-type', 'application/pdf').end(await make());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
