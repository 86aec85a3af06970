// Installs the packed design system without a package manager, outside of the repository, so that no network is needed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at } from './run.ts';

const source = at('packages', 'design-system');

/** Returns the folder of a new copy of the design system's example with the packed package. */
export function createConsumerProject(extras: readonly string[] = []): string {
  const project = mkdtempSync(join(tmpdir(), 'libretto-elsewhere-'));
  cpSync(join(source, 'example'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const tarball = join(project, 'design-system.tgz');
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: source, stdio: 'pipe' });
  const installed = join(project, 'node_modules', '@libretto', 'design-system');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  const names = [
    ...Object.keys({ ...dependencies, ...peerDependencies }),
    '@types/react',
    '@types/react-dom',
    ...extras,
  ];
  for (const name of names) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(source, 'node_modules', name)), place);
  }
  return project;
}
