import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { headScripts } from './head-scripts.ts';
import { installable } from './installable.ts';
import { base, innerBuild, root } from './shared.ts';

export interface LoginDocument {
  title: string;
  description: string;
  page: string;
}

export type Render = (language: string) => LoginDocument;

interface RenderModule {
  render: (language: string, stores: Record<string, string | undefined>) => LoginDocument;
}

export const renderEntry = 'src/areas/session/login/login-document.tsx';

/** App store addresses of the deployment, if any. */
const stores = { appStore: process.env.APP_STORE_URL, playStore: process.env.PLAY_STORE_URL };

export function renderOf(module: object): Render {
  return (language) => (module as RenderModule).render(language, stores);
}

export const isStyle = (id: string) => id.endsWith('.css.ts');

/** Resolves `virtual:login-styles` to the styles of all rendered components. */
export function loginStyles(find: () => Promise<string[]>): Plugin {
  const id = '\0virtual:login-styles';
  return {
    name: 'libretto:login-styles',
    resolveId: (wanted) => (`\0${wanted}` === id ? id : undefined),
    async load(wanted) {
      if (wanted !== id) return undefined;
      return (await find()).map((style) => `import ${JSON.stringify(style)};`).join('\n');
    },
  };
}

/** Builds the React component for Node and collects its styles. */
export async function buildRender(mode: string): Promise<{ render: Render; styles: string[] }> {
  const outDir = join(root, 'node_modules/.cache/libretto-login');
  const styles = new Set<string>();
  const inner = innerBuild(mode);
  const noteStyles: Plugin = {
    name: 'libretto:note-styles',
    transform(_code, id) {
      if (isStyle(id)) styles.add(id);
    },
  };
  await build({
    ...inner,
    plugins: [inner.plugins, noteStyles],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, renderEntry),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'login.mjs' } },
    },
  });
  const module: object = await import(`${pathToFileURL(join(outDir, 'login.mjs')).href}?${Date.now()}`);
  return { render: renderOf(module), styles: [...styles] };
}

interface LoginPage {
  html: string;
  files: Map<string, string | Uint8Array>;
}

/**
 * Builds the page around the rendered markup. Styles are inline, because a separate file would delay the first paint by a
 * round trip. The server allows exactly these styles by hash.
 */
export async function buildPage(mode: string, styles: string[]): Promise<LoginPage> {
  const inner = innerBuild(mode);
  const result = await build({
    ...inner,
    plugins: [inner.plugins, headScripts(), installable(), loginStyles(async () => styles)],
    build: { ...inner.build, write: false, rolldownOptions: { input: 'login.html' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The login page was not built.');
  const files = new Map(output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  let html = String(files.get('login.html'));
  files.delete('login.html');
  html = html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) => {
    const name = href.slice(base.length);
    const style = String(files.get(name)).trim();
    files.delete(name);
    return `<style>${style}</style>`;
  });
  return { html, files };
}
