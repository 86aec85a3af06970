import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import { base, innerBuild, root } from './shared.ts';

export interface LoginDocument {
  title: string;
  description: string;
  /** The markup of the body. */
  page: string;
}

type Render = (language: string) => LoginDocument;

const entry = 'src/areas/session/login/login-document.tsx';
const languages = { it: 'login.html', en: 'login.en.html' } as const;

/** The login page is a document of its own, rendered here once per language: it needs no React in the browser. */
export function loginDocument(): Plugin {
  let mode = 'production';
  return {
    name: 'libretto:login-document',
    enforce: 'post',
    configResolved(config) {
      mode = config.mode;
    },
    configureServer(server) {
      server.middlewares.use(serveLogin(server));
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['login.html'];
        if (template?.type !== 'asset') this.error('login.html is not part of the build.');
        const html = String(template.source);
        const render = await buildRender(mode);
        for (const [language, fileName] of Object.entries(languages)) {
          const source = fill(html, language, render(language), appFiles(bundle));
          if (fileName === 'login.html') template.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

function fill(template: string, language: string, document: LoginDocument, next: string[]): string {
  const values: Record<string, string> = { lang: language, next: next.join(' '), ...document };
  return template.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

/** The files that the app begins with, which the login page fetches while the person types. */
function appFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const app = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('index.html'));
  if (!app) return [];
  const styles = app.viteMetadata?.importedCss ?? new Set();
  return [app.fileName, ...app.imports, ...styles].map((name) => base + name);
}

async function buildRender(mode: string): Promise<Render> {
  const outDir = join(root, 'node_modules/.cache/libretto-login');
  await build({
    ...innerBuild(mode),
    ssr: { noExternal: true },
    build: { ssr: join(root, entry), outDir, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'login.mjs' } } },
  });
  const module: { render: Render } = await import(`${pathToFileURL(join(outDir, 'login.mjs')).href}?${Date.now()}`);
  return module.render;
}

function serveLogin(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (url.pathname.toLowerCase() !== `${base}login`) return next();
    try {
      const template = await readFile(join(root, 'login.html'), 'utf8');
      const language = url.searchParams.get('lang') === 'en' ? 'en' : 'it';
      const { render } = await server.ssrLoadModule(`/${entry}`);
      const html = await server.transformIndexHtml('/login.html', template);
      response.setHeader('Content-Type', 'text/html').end(fill(html, language, render(language), []));
    } catch (error) {
      next(error);
    }
  };
}
