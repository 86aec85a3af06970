import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database/database.ts';
import { changes } from './database/migrate.ts';
import { migrationProgress } from './migration-progress.ts';

const steps = Object.keys(changes).length;

async function openTwice(msPerStep: number): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  let now = 0;
  const open = async () => {
    const lines: string[] = [];
    const onMigrated = migrationProgress(
      (line) => lines.push(line),
      () => {
        now += msPerStep;
        return now;
      },
    );
    await (await openDatabase({ url: '', folder, onLost: () => {}, onMigrated })).destroy();
    return lines;
  };
  try {
    return [await open(), await open()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a first start says that it prepares the database, and later starts say nothing', async () => {
  expect(await openTwice(0)).toEqual([[`The database is being prepared: ${steps} steps.`], []]);
});

test('a start that takes more than a second says how far it is', async () => {
  const [[first, ...others] = []] = await openTwice(400);
  expect(first).toBe(`The database is being prepared: ${steps} steps.`);
  expect(others.length).toBeGreaterThan(1);
  expect(others.length).toBeLessThan(steps / 2);
  expect(others[0]).toBe(`The database: 3 of ${steps} steps done.`);
  expect(others).not.toContain(`The database: ${steps} of ${steps} steps done.`);
});
