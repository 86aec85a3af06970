import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../src/shared/page-files.ts';
import { base } from './shared.ts';
import { wordsAddress } from './words.ts';

/**
 * Writes into index.html which files each page consists of, so that the script in its head can ask for them at once:
 * otherwise a page's own code would be asked for only after the application has arrived and found the route.
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
        const says = (id: string) => this.getModuleInfo(id)?.code ?? '';
        const content = JSON.stringify(filesOf(bundle, String(html.source), says))
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;');
        html.source = String(html.source).replace(
          '<head>',
          `<head>\n    <meta name="page-files" content="${content}" />`,
        );
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle, html: string, codeOf: (id: string) => string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const address = wordsAddress();
  const words = (area: string) => `${address}{language}/${area}.json`;
  const pages = chunks.flatMap((chunk): [string, string[]][] => {
    const route = chunk.moduleIds
      .map((id) => /\/src\/routes\/(.+)\.tsx\?tsr-split=(?:loader|component)/.exec(id)?.[1])
      .find(Boolean);
    if (!route) return [];
    const scripts = withImports(chunk, chunks);
    const areas = new Set(scripts.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => wordsOf(id, codeOf(id)))));
    areas.delete('shell');
    const files = scripts.flatMap((script) => [script.fileName, ...(script.viteMetadata?.importedCss ?? [])]);
    return [
      [
        pathOf(route),
        [...new Set(files)]
          .filter((name) => !html.includes(name))
          .map((name) => base + name)
          .concat([...areas].map(words)),
      ],
    ];
  });
  return { every: [words('shell')], pages: Object.fromEntries(pages) };
}

/** A chunk and all that it, and what it imports, cannot run without. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set([chunk]);
  for (const { imports } of found) for (const other of chunks) if (imports.includes(other.fileName)) found.add(other);
  return [...found];
}

/** The areas whose words a module speaks, or a route waits for; what is only opened later brings its own. */
function wordsOf(id: string, code: string): string[] {
  const call = id.includes('/src/routes/') ? /\bloadMessages\(([^)]*)\)/g : /\buseTranslation\(([^)]*)\)/g;
  return [...code.matchAll(call)].flatMap(([, areas = '']) =>
    [...areas.matchAll(/['"`]([\w-]+)['"`]/g)].flatMap(([, area]) => area ?? []),
  );
}

/** `_session/Registro/Taccuino/$id` is the page `registro/taccuino/*`. */
function pathOf(route: string): string {
  return route
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part.toLowerCase()))
    .join('/');
}
