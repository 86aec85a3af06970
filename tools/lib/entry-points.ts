import { globSync, readFileSync } from 'node:fs';
import { at, root } from './run.ts';

interface Target {
  types: string;
  default: string;
}

interface Manifest {
  exports: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
}

export interface EntryPoint {
  /** After the name of the package: `button`. */
  path: string;
  /** Declaration file, from the folder of the package. */
  types: string;
}

/** From the root: `packages/design-system`. */
export const packageFolders = globSync('packages/*/package.json', { cwd: root })
  .map((file) => file.replace('/package.json', ''))
  .sort();

/** Returns the modules that a built package exports, without stylesheets; `./*` stands for each file of its target. */
export function entryPoints(folder: string): EntryPoint[] {
  const manifest = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as Manifest;
  const exports = Object.entries(manifest.publishConfig?.exports ?? manifest.exports);
  const closed = exports.filter(([, target]) => target === null).map(([path]) => path.replace(/^\.\/|\*$/g, ''));
  const found = exports
    .filter((entry): entry is [string, Target] => entry[1] !== null && !/\.(css|json)$/.test(entry[0]))
    .flatMap(([path, target]) => {
      if (path !== './*') return { path: path.slice('./'.length), types: target.types.slice('./'.length) };
      const [before = '', after = ''] = target.types.slice('./'.length).split('*');
      return globSync(`${before}**/*${after}`, { cwd: at(folder) })
        .map((types) => ({ path: types.slice(before.length, -after.length), types }))
        .filter(({ path }) => !closed.some((prefix) => path.startsWith(prefix)));
    });
  return found.sort((a, b) => a.path.localeCompare(b.path, 'en'));
}
