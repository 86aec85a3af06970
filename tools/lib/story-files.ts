import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Joins the test files of a folder into a few of about the same size. The test runner writes one for each component, and
 * to start a file and load the page takes longer than the stories of most components.
 */
export function joinStoryFiles(folder: string, count: number): void {
  const files = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
    .sort((one, other) => other.text.length - one.text.length);
  const joined = Array.from({ length: Math.min(count, files.length) }, () => '');
  for (const { path, text } of files) {
    const shortest = joined.reduce(
      (least, one, index) => (one.length < (joined[least] ?? '').length ? index : least),
      0,
    );
    joined[shortest] += `${text}\n`;
    rmSync(path);
  }
  for (const [index, text] of joined.entries()) writeFileSync(join(folder, `stories-${index + 1}.test.js`), text);
}
