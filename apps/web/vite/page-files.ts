import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../src/shared/page-files.ts';
import { base } from './shared.ts';

const languages = ['it', 'en'];

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
        const content = JSON.stringify(filesOf(bundle, String(html.source)))
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

function filesOf(bundle: Rolldown.OutputBundle, html: string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const words = (area: string) =>
    languages.map((language) => base + (chunks.find(holds(`/${area}/messages.${language}.json`))?.fileName ?? ''));
  const pages = chunks.flatMap((chunk): [string, string[]][] => {
    const route = chunk.moduleIds
      .map((id) => /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(id)?.[1])
      .find(Boolean);
    if (!route) return [];
    const areas = new Set(chunk.moduleIds.flatMap((id) => /\/src\/areas\/([^/]+)\//.exec(id)?.[1] ?? []));
    const scripts = [chunk, ...chunk.imports.flatMap((name) => chunks.filter((other) => other.fileName === name))];
    const files = scripts.flatMap((script) => [script.fileName, ...(script.viteMetadata?.importedCss ?? [])]);
    return [
      [
        pathOf(route),
        [...new Set(files)]
          .filter((name) => !html.includes(name))
          .map((name) => base + name)
          .concat([...areas].flatMap(words)),
      ],
    ];
  });
  return { every: words('shell'), pages: Object.fromEntries(pages) };
}

const holds = (end: string) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some((id) => id.endsWith(end));

/** `_session/Registro/Taccuino/$id` is the page `registro/taccuino/*`. */
function pathOf(route: string): string {
  return route
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part.toLowerCase()))
    .join('/');
}
