// Type checks each project incrementally.
import { globSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StepName } from './build.ts';
import { at, root, run } from './run.ts';

/** Builds whose types the projects use; that of the design system is not needed, its sources are. */
export const typeSteps: readonly StepName[] = ['contract', 'web-sources', 'medical-calc-types', 'web-bluetooth-types'];

/** Folders with a tsconfig, slowest first. */
export function projects(): string[] {
  const slow = ['apps/web', 'apps/api'];
  const found = globSync('{tools,benchmarks,.storybook,apps/*,packages/*}/tsconfig.json', { cwd: root }).map(dirname);
  return [...slow.filter((folder) => found.includes(folder)), ...found.filter((one) => !slow.includes(one)).sort()];
}

export function checkTypes(folder: string) {
  mkdirSync(at('.cache', 'types'), { recursive: true });
  const learned = at('.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  // Two projects are checked at once: more than one checker each would repeat work without another core to do it on.
  const args = ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', learned];
  return run('tsc', args, { capture: true });
}
