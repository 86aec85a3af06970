import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const components = 'packages/design-system/src/components';

export interface ListedComponent {
  name: string;
  stories: boolean;
  tests: boolean;
  /** Imported by the web app. */
  used: boolean;
}

/** Lists the components that have an entry point, with their state in the sources. */
export function listComponents(): ListedComponent[] {
  const app = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const imported = new Set(
    app.flatMap((source) => [...source.matchAll(/'@libretto\/design-system\/([a-z-]+)'/g)].map(([, name]) => name)),
  );
  const has = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
  return globSync(`${components}/*/index.ts`, { cwd: root })
    .map((file) => dirname(file).split(/[\\/]/).at(-1) ?? '')
    .sort()
    .map((name) => ({
      name,
      stories: has(`${components}/${name}/*.stories.tsx`),
      tests: has(`${components}/${name}/**/*.test.{ts,tsx}`),
      used: imported.has(name),
    }));
}
