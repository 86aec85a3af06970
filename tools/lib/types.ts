// Type checks each project incrementally.
import { globSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, root, run } from './run.ts';

/** Folders with a tsconfig, slowest first. */
export function projects(): string[] {
  const slow = ['apps/web', 'apps/api'];
  const found = globSync('{tools,benchmarks,.storybook,apps/*,packages/*}/tsconfig.json', { cwd: root }).map(dirname);
  return [...slow.filter((folder) => found.includes(folder)), ...found.filter((one) => !slow.includes(one)).sort()];
}

export function checkTypes(folder: string) {
  mkdirSync(at('.cache', 'types'), { recursive: true });
  const learned = at('.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  return run('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', learned], { capture: true });
}
