import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRestricted } from '../private-file.ts';
import { StartProblem } from '../start-problem.ts';

export class DataFolderInUse extends StartProblem {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by another Libretto server${owner}. ` +
        'Stop that one, or give this one another DATA_DIR.',
    );
  }
}

/** An exclusive SQLite transaction: the operating system releases it however the process ends. */
export function lockFolder(folder: string): () => void {
  const note = join(folder, 'lock.owner');
  const file = join(folder, 'lock.sqlite');
  for (const path of [file, note]) createRestricted(path);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    let owner = '';
    try {
      owner = ` (process ${readFileSync(note, 'utf8').trim()})`;
    } catch {
      // The note only improves the message.
    }
    throw new DataFolderInUse(folder, owner);
  }
  writeFileSync(note, String(process.pid));
  return () => lock.close();
}
