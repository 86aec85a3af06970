import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../src/shared/page-files.ts';
import { base } from './shared.ts';

const languages = ['it', 'en'] as const;

/**
 * A page keeps the fonts it is first shown in. Its visitors have no fonts in the cache and do not come again, so they
 * would only ever see those of the system.
 */
const openedOnce = new Set(['share']);

/**
 * Writes the files of each page into index.html, so that the script in its head can request them at once.
 * Vite preloads the imports of index.html only: the files of a page would wait until the application has found its route.
 */
export function pageFiles(): Plugin {
  return {
    name: 'libretto:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') this.error('index.html is not part of the build.');
        const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
        const list = JSON.stringify(filesOf(bundle, String(html.source), codeOf));
        html.source = String(html.source).replace(
          '<script>',
          `<script type="application/json" id="page-files">${list}</script>\n    <script>`,
        );
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle, html: string, codeOf: (id: string) => string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesWith = (endings: string[]) =>
    addresses(endings.flatMap((ending) => chunks.find(holds(ending))?.fileName ?? []));
  const fonts = addresses(Object.keys(bundle).filter((name) => name.endsWith('.woff2')));
  const every = { it: filesWith(['/i18n/common.it.ts']), en: filesWith(['/i18n/common.en.ts']) };
  const pages = chunks.flatMap((chunk): [string, PageFiles['pages'][string]][] => {
    const route = chunk.moduleIds.find((id) => /\/src\/routes\/.+\?tsr-split=/.test(id));
    if (!route) return [];
    const parts = withImports(chunk, chunks);
    const files = parts.flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])]);
    const areas = parts.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => areasOf(codeOf(id))));
    const [it = [], en = []] = languages.map((language) =>
      filesWith(areas.map((area) => `/${area}/messages.${language}.json`)),
    );
    const path = pathOf(route);
    return [
      [
        path,
        {
          // Last, so that they delay no code.
          files: [...addresses(files.filter((name) => !html.includes(name))), ...(openedOnce.has(path) ? fonts : [])],
          it: it.filter((file) => !every.it.includes(file)),
          en: en.filter((file) => !every.en.includes(file)),
        },
      ],
    ];
  });
  return { every, fonts, pages: Object.fromEntries(pages) };
}

const addresses = (names: string[]) => [...new Set(names)].map((name) => base + name);

const holds = (ending: string) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some((id) => id.endsWith(ending));

/** Returns a chunk with all its static imports, direct and indirect. */
export function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) {
  const found = new Set([chunk]);
  for (const { imports } of found) for (const other of chunks) if (imports.includes(other.fileName)) found.add(other);
  return [...found];
}

/** Returns the areas whose messages a route's loader always awaits. Lazy imports load their own. */
function areasOf(code: string): string[] {
  if (code.includes('import(')) return [];
  const calls = [...code.matchAll(/(?<!&& )\bloadMessages\(([^)]*)\)/g)];
  return calls.flatMap(([, areas = '']) =>
    [...areas.matchAll(/['"`]([\w-]+)['"`]/g)].flatMap(([, area]) => area ?? []),
  );
}

/** Returns the page of a route, e.g. `registro/taccuino/*` for `_session/Registro/Taccuino/$id`. */
function pathOf(route: string): string {
  return (/\/src\/routes\/(.+)\.tsx\?/.exec(route)?.[1] ?? '')
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part.toLowerCase()))
    .join('/');
}
