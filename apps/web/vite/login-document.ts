import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, Rolldown, ViteDevServer } from 'vite';
import {
  buildPage,
  buildRender,
  isStyle,
  type LoginDocument,
  loginStyles,
  renderEntry,
  renderOf,
} from './login-build.ts';
import { base, root } from './shared.ts';

const languages = { it: 'login.html', en: 'login.en.html' } as const;

/**
 * Builds the login page as a separate document, rendered once per language. It needs no React in the browser and shares no
 * file with the application: one page, one style sheet, one script.
 */
export function loginDocument(): Plugin[] {
  let mode = 'production';
  let dev: ViteDevServer | undefined;

  const page: Plugin = {
    name: 'libretto:login-document',
    configResolved(config) {
      mode = config.mode;
    },
    configureServer(server) {
      dev = server;
      server.middlewares.use(serveLogin(server));
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { render, styles } = await buildRender(mode);
        const { html, files } = await buildPage(mode, styles);
        const next = appFiles(bundle);
        for (const [language, fileName] of Object.entries(languages)) {
          this.emitFile({ type: 'asset', fileName, source: fill(html, language, render(language), next) });
        }
        for (const [fileName, source] of files) {
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };

  async function devStyles(): Promise<string[]> {
    if (!dev) throw new Error('Only the login page of a build or of the development server has styles.');
    await dev.ssrLoadModule(`/${renderEntry}`);
    return [...dev.environments.ssr.moduleGraph.idToModuleMap.keys()].filter(isStyle);
  }

  return [page, loginStyles(devStyles)];
}

function fill(template: string, language: string, document: LoginDocument, next: string[]): string {
  const values: Record<string, string> = { next: next.join(' '), ...document };
  return template
    .replace('<html lang="it">', `<html lang="${language}">`)
    .replace(/\{\{(next|title|description|page)\}\}/g, (_all, name: string) => values[name] ?? '');
}

/** Initial files of the app, which the login page prefetches while the user types. */
function appFiles(bundle: Rolldown.OutputBundle): string[] {
  const html = bundle['index.html'];
  if (html?.type !== 'asset') return [];
  return [...String(html.source).matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

function serveLogin(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (url.pathname.toLowerCase() !== `${base}login`) return next();
    try {
      const template = await readFile(join(root, 'login.html'), 'utf8');
      const language = url.searchParams.get('lang') === 'en' ? 'en' : 'it';
      const render = renderOf(await server.ssrLoadModule(`/${renderEntry}`));
      const html = await server.transformIndexHtml('/login.html', template);
      response.setHeader('Content-Type', 'text/html').end(fill(html, language, render(language), []));
    } catch (error) {
      next(error);
    }
  };
}
