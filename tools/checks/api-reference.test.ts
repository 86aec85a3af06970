import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readReference } from '../lib/api-reference.ts';
import { entryFiles, packageNames } from '../lib/public-api.ts';
import { findBrokenLinks, landingPage } from '../lib/site.ts';

// Reads the sources like a build: seconds, and longer on a busy machine.
test.each(packageNames)(
  'the reference of %s has all entry points and no unresolved links',
  {
    timeout: 180_000,
  },
  async (name) => {
    const { project } = await readReference(name);
    const modules = project.children?.map((module) => module.name) ?? [];
    expect(modules.sort()).toEqual([...entryFiles(name).values()].sort());
  },
);

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeSite(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'libretto-site-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

test('the links of the site lead to existing files and elements below any path', () => {
  const site = makeSite({
    'index.html': '<a href="api/a.html#known">a</a> <img src="api/a.png"> <a href="https://example.com">b</a>',
    'api/a.html':
      '<h1 id="known">a</h1> <a href="../index.html">b</a> <a href="#known">c</a> <script>"<a href=\\"x\\">"</script>',
    'api/a.png': '',
    'api/b.html':
      '<a href="a.html#unknown">a</a> <a href="/index.html">b</a> <a href="missing.html">c</a> <a href="../../x">d</a>',
  });
  expect(findBrokenLinks(site)).toEqual([
    'api/b.html: a.html#unknown',
    'api/b.html: /index.html',
    'api/b.html: missing.html',
    'api/b.html: ../../x',
  ]);
});

test('the landing page leads to Storybook and to every reference', () => {
  const pages = packageNames.map((name) => `api/${name}/index.html`);
  const site = makeSite({ 'index.html': landingPage() });
  expect(findBrokenLinks(site)).toEqual(['storybook/index.html', ...pages].map((page) => `index.html: ${page}`));
});
