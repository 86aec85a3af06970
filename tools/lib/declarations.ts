import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { must } from './run.ts';

/** Within `dist`; package exports hide it. */
const inner = 'internals/types';

/**
 * Writes the type declarations of a package: those of each file as the compiler emits them, and one for each entry, named
 * like its module. Bundling them takes ten times as long.
 */
export async function writeDeclarations(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  const dist = join(folder, 'dist');
  rmSync(join(dist, inner), { recursive: true, force: true });
  const output = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', join(folder, 'src')];
  // Other builds run at the same time: more than one checker would repeat work without a core to do it on.
  const project = ['-p', join(folder, 'tsconfig.build.json'), '--checkers', '1'];
  await must('tsc', [...project, ...output, '--outDir', join(dist, inner)], { capture: true });
  for (const file of globSync(`${inner}/**/*.d.ts`, { cwd: dist })) {
    const path = join(dist, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
  for (const [name, source] of Object.entries(entries)) {
    const path = join(dist, `${name}.d.ts`);
    const declared = posix.relative(posix.dirname(name), source.replace(/^src\/(.*)\.ts$/, `${inner}/$1.js`));
    const specifier = declared.startsWith('.') ? declared : `./${declared}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export * from '${specifier}';\n`);
  }
}
