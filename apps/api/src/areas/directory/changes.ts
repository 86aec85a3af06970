import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import { conflict } from '../../problem.ts';
import { readFile } from './csv.ts';
import { type Directory, differing, type Entry, holdDirectory, sameKeys, tidy } from './directory.ts';
import { applyPlan, indexOf, isTaken, planImport, type Report } from './import.ts';

const alreadyThere = () => conflict('already-there', 'The directory has the same entry.');

const reread = async <Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  id: number,
): Promise<Entry<Data>> => {
  const entry = await directory.find(database, id);
  if (entry === undefined) throw new Error('An entry was lost between two queries.');
  return entry;
};

/** Adds an entry, within a transaction; refuses one that is there. */
export async function addEntry<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  given: Data,
  now: number,
): Promise<Entry<Data>> {
  await holdDirectory(database);
  const data = tidy(given);
  const index = await indexOf(directory, database);
  if (index.match(data).found !== 'none') throw alreadyThere();
  return reread(directory, database, await directory.insert(database, [data], timestamp(now)));
}

/** Changes an entry, within a transaction, and returns it with the columns that became others. */
export async function changeEntry<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  entry: Entry<Data>,
  given: Data,
): Promise<{ entry: Entry<Data>; changed: string[] }> {
  const data = tidy(given);
  const changed = differing(directory, entry.data, data);
  if (changed.length === 0) return { entry, changed };
  if (!sameKeys(directory, entry.data, data)) {
    const index = await indexOf(directory, database);
    if (isTaken(directory, index, entry, data)) throw alreadyThere();
  }
  await directory.update(database, entry.id, data);
  return { entry: await reread(directory, database, entry.id), changed };
}

/** Deactivates an entry or activates it again, within a transaction. */
export async function changeState<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  entry: Entry<Data>,
  active: boolean,
  now: number,
): Promise<Entry<Data>> {
  if (entry.active === active) return entry;
  await directory.setState(database, entry.id, active ? null : timestamp(now));
  return reread(directory, database, entry.id);
}

/** Works out what a file would do, without doing it. */
export async function previewImport<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  csv: string,
): Promise<Report> {
  const file = await readFile(directory, csv);
  const { report } = await planImport(directory, file, await indexOf(directory, database));
  return report;
}

/** Imports a file, within a transaction; refuses one with wrong lines unless they are to be skipped. */
export async function importFile<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  { csv, skipErrors }: { csv: string; skipErrors: boolean },
  now: number,
): Promise<Report> {
  const file = await readFile(directory, csv);
  await holdDirectory(database);
  const plan = await planImport(directory, file, await indexOf(directory, database));
  if (plan.report.errori > 0 && !skipErrors) throw conflict('lines-in-error', 'Some lines are in error.');
  await applyPlan(directory, database, plan, timestamp(now));
  return { ...plan.report, applicata: true };
}

/** Counts of an import, as the administration's log keeps them. */
export const inWords = ({ nuovi, modificati, errori }: Report) =>
  [`nuovi: ${nuovi}`, `modificati: ${modificati}`, ...(errori > 0 ? [`scartati: ${errori}`] : [])].join(', ');

export const stateInWords = (active: boolean) => (active ? 'attivo' : 'non attivo');
