import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { base, root } from './shared.ts';

const files = 'src/{areas,shared}/*/messages.*.json';
const place = /([^/]+)\/messages\.(\w+)\.json$/;

/** `it/contacts.json` and what it holds, without the spaces. */
function allWords(): Map<string, string> {
  return new Map(
    globSync(files, { cwd: root })
      .sort()
      .flatMap((file): [string, string][] => {
        const [, area, language] = place.exec(file) ?? [];
        if (!area || !language) return [];
        return [[`${language}/${area}.json`, JSON.stringify(JSON.parse(readFileSync(join(root, file), 'utf8')))]];
      }),
  );
}

/** Where the words of this source are served: an address of their own for every state of the words. */
export function wordsAddress(words = allWords()): string {
  const sum = createHash('sha256');
  for (const part of [...words].flat()) sum.update(part).update('\0');
  return `${base}assets/${sum.digest('base64url').slice(0, 8)}/`;
}

/**
 * The words of every area as data beside the scripts, one file per area and language. One address for all of them: the
 * application composes the names, and what every page loads does not grow with the number of areas.
 */
export function words(): Plugin {
  return {
    name: 'libretto:words',
    config: (_config, { command }) => ({
      define: { 'import.meta.env.WORDS': JSON.stringify(command === 'serve' ? `${base}words/` : wordsAddress()) },
    }),
    generateBundle() {
      const all = allWords();
      const folder = wordsAddress(all).slice(base.length);
      for (const [name, source] of all) this.emitFile({ type: 'asset', fileName: folder + name, source });
    },
    configureServer(server) {
      server.middlewares.use(`${base}words/`, (request, response, next) => {
        const found = allWords().get(String(request.url).slice(1));
        if (found === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(found);
      });
      server.watcher.on('change', (file) => {
        if (place.test(file)) server.hot.send({ type: 'full-reload' });
      });
    },
  };
}
