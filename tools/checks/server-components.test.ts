// Renders the published design system as React server components: one process has React's server build and client
// references, another turns its output into HTML, as a framework does.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryPoints } from '../lib/entry-points.ts';
import { vite } from '../lib/release/consumers.ts';
import { createLinkedProject } from '../lib/release/projects.ts';
import { at } from '../lib/run.ts';

let project = '';

function node(script: string, { server, input }: { server: boolean; input?: string }): string {
  const flags = server ? ['--conditions=react-server'] : [];
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    input,
  });
}

// React's loader expects text, where Node.js has bytes, and does not find source maps.
const asText = `
  export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (loaded.format !== 'module') return loaded;
    return { ...loaded, source: new TextDecoder().decode(loaded.source).replace('sourceMappingURL', '') };
  }
`;

const clientReferences = `
  import { register } from 'node:module';
  import { pathToFileURL } from 'node:url';
  register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(asText)}`)});
  register('react-server-dom-webpack/node-loader', pathToFileURL('./'));
`;

const listExports = (entries: readonly string[]) => `
  ${clientReferences}
  const found = {};
  for (const entry of ${JSON.stringify(entries)})
    for (const [name, value] of Object.entries(await import('@libretto/design-system/' + entry)))
      found[entry + ' ' + name] = value.$$typeof === Symbol.for('react.client.reference') ? 'client' : typeof value;
  console.log(JSON.stringify(found));
`;

const render = (component: string, file: string) => `
  ${clientReferences}
  const { createElement } = await import('react');
  const { renderToPipeableStream } = await import('react-server-dom-webpack/server');
  const { ${component} } = await import('${file}');
  const manifest = new Proxy({}, {
    get(_, reference) {
      const [id, name] = reference.split('#');
      return { id, name, chunks: [], async: true };
    },
  });
  renderToPipeableStream(createElement(${component}), manifest, {
    onError(error) { console.error(error); process.exitCode = 1; },
  }).pipe(process.stdout);
`;

const toHtml = `
  import { createElement, use } from 'react';
  import { renderToPipeableStream } from 'react-dom/server';
  const modules = new Map();
  globalThis.__webpack_require__ = (id) => {
    if (!modules.has(id)) modules.set(id, import(id));
    return modules.get(id);
  };
  const { createFromNodeStream } = await import('react-server-dom-webpack/client');
  const moduleMap = new Proxy({}, {
    get: (_, id) => new Proxy({}, { get: (_, name) => ({ id, name, chunks: [], async: true }) }),
  });
  const page = createFromNodeStream(process.stdin, { moduleMap, moduleLoading: null, serverModuleMap: null });
  const stream = renderToPipeableStream(createElement(() => use(page)), {
    onAllReady() { stream.pipe(process.stdout); },
    onError(error) { console.error(error); process.exitCode = 1; },
  });
`;

beforeAll(async () => {
  project = await createLinkedProject(vite.templates, ['react-server-dom-webpack']);
  const options = ['--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023'];
  execFileSync('tsc', [join(project, 'server-page.tsx'), ...options, '--ignoreConfig', '--outDir', project], {
    cwd: at(),
    stdio: 'pipe',
  });
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('server components', { timeout: 60_000 }, () => {
  test('import every entry; components and hooks refer to the client, everything else is usable', () => {
    const entries = entryPoints('packages/design-system').map(({ path }) => path);
    const found = JSON.parse(node(listExports(entries), { server: true })) as Record<string, string>;
    const names = (kind: (value: string) => boolean) =>
      Object.keys(found)
        .filter((key) => kind(found[key] ?? ''))
        .map((key) => key.split(' ')[1] ?? '');
    const isRendered = (name: string) => /^(use)?[A-Z]/.test(name);
    // The functions change what a page shows in the browser.
    expect(
      names((value) => value === 'client')
        .filter((name) => !isRendered(name))
        .sort(),
    ).toEqual(['fetchedPart', 'preloadList', 'revealRow']);
    // A new one needs 'use client', or a place in the example's page if it uses no hooks, texts or events.
    expect(
      names((value) => value !== 'client')
        .filter(isRendered)
        .sort(),
    ).toEqual([
      'Badge',
      'BodyCrop',
      'EmptyState',
      'Highlight',
      'MetricGroup',
      'OpenBooklet',
      'PageHeader',
      'PersonMark',
      'VisuallyHidden',
    ]);
    expect(found).toMatchObject({
      'messages override': 'function',
      'theme vars': 'object',
      'tokens tokenValues': 'function',
      'button buttonClass': 'function',
    });
    expect(names((value) => value === 'object').filter((name) => /Messages$/.test(name)).length).toBeGreaterThan(30);
  });

  test('render tokens, texts, classes and components', () => {
    const html = node(toHtml, {
      server: false,
      input: node(render('ServerPage', './server-page.js'), { server: true }),
    });
    expect(html).toContain('color:var(--ds-color-accent)');
    expect(html).toContain('background:#008000');
    expect(html).toMatch(/<a href="\/new" class="ds_\w+ ds_/);
    // The provider of the server page reaches the components: both use the same context.
    expect(html).toMatch(/<button[^>]*aria-busy="true".*Save.*One moment/s);
    expect(html).toMatch(/71\.5/);
    expect(html).toContain('<h1');
    expect(html).toContain('No visits');
    expect(html).toMatch(/<span[^>]*>AF<\/span>/);
    expect(html).toMatch(/<svg viewBox="-6 0 [^>]*><circle/);
    expect(html).toMatch(/<mark[^>]*>Blood<\/mark>/);
  });
});
