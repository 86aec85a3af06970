// Site with the documentation of the packages. All links are relative, so that it works under any path.
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type PackageName, packageFolder, packageNames } from './public-api.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function describePackage(name: PackageName): string {
  const { description } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as {
    description: string;
  };
  return `<li><a href="api/${name}/index.html">@libretto/${name}</a><p>${escapeHtml(description)}</p></li>`;
}

export const landingPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Libretto packages</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; }
ul { padding: 0; list-style: none; }
li { margin-block: 1.25rem; }
a { font-weight: 600; }
p { margin-block: 0.25rem; }
</style>
</head>
<body>
<main>
<h1>Libretto packages</h1>
<h2>Components</h2>
<ul>
<li><a href="storybook/index.html">Storybook</a>
<p>States, props, keyboard interaction and alternatives of each component.</p></li>
</ul>
<h2>API reference</h2>
<ul>
${packageNames.map(describePackage).join('\n')}
</ul>
</main>
</body>
</html>
`;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Frameworks write these addresses into scripts, which resolve them relative to the page. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf('>') + 1));

/** Returns the links of all pages that leave the site's folder, or lead to no file or to no element of a page. */
export function findBrokenLinks(folder: string): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      resolve(folder, file),
      withoutScripts(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
  const anchors = new Map<string, ReadonlySet<string>>();
  function hasAnchor(page: string, id: string): boolean {
    const known =
      anchors.get(page) ??
      new Set([...(pages.get(page) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, found = '']) => found));
    anchors.set(page, known);
    return known.has(id);
  }

  const broken: string[] = [];
  for (const [page, html] of pages) {
    for (const [, link = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      if (/^([a-z]+:|#?$)/i.test(link)) continue;
      const [path = '', id = ''] = link.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : resolve(dirname(page), decodeURIComponent(path));
      const isInside = !path.startsWith('/') && !relative(folder, target).startsWith('..');
      const isPage = pages.has(target);
      if (isInside && isFile(target) && (id === '' || !isPage || hasAnchor(target, decodeURIComponent(id)))) continue;
      broken.push(`${relative(folder, page)}: ${link}`);
    }
  }
  return broken;
}
