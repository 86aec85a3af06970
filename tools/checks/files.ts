import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, root } from '../lib/run.ts';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

export const files = (pattern: RegExp): string[] => listed.filter((file) => pattern.test(file));

export const read = (file: string): string => readFileSync(at(file), 'utf8');

export function grep(inFiles: RegExp, pattern: RegExp): string[] {
  return files(inFiles).flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, place }) => `${place} ${line.trim()}`),
  );
}
