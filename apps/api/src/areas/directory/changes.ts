import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';
import { conflict } from '../../problem.ts';
import { readFile } from './csv.ts';
import { changedColumns, type Directory, type Entry, hasSameKeys, lockDirectory, normalize } from './directory.ts';
import { applyPlan, buildIndex, hasDuplicate, planImport, type Report } from './import.ts';

const duplicateEntry = () => conflict('already-there', 'The directory has the same entry.');

const refetch = async <Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  id: number,
): Promise<Entry<Data>> => {
  const entry = await directory.find(database, id);
  if (entry === undefined) throw new Error('The entry disappeared between two queries.');
  return entry;
};

/** @throws Problem if the directory has the same entry. */
export async function addEntry<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  given: Data,
  now: number,
): Promise<Entry<Data>> {
  await lockDirectory(database);
  const data = normalize(given);
  const index = await buildIndex(directory, database);
  if (index.match(data).found !== 'none') throw duplicateEntry();
  return refetch(directory, database, await directory.insert(database, [data], timestamp(now)));
}

export async function changeEntry<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  entry: Entry<Data>,
  given: Data,
): Promise<{ entry: Entry<Data>; changed: string[] }> {
  const data = normalize(given);
  const changed = changedColumns(directory, entry.data, data);
  if (changed.length === 0) return { entry, changed };
  if (!hasSameKeys(directory, entry.data, data)) {
    const index = await buildIndex(directory, database);
    if (hasDuplicate(directory, index, entry, data)) throw duplicateEntry();
  }
  await directory.update(database, entry.id, data);
  return { entry: await refetch(directory, database, entry.id), changed };
}

export async function changeState<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  entry: Entry<Data>,
  active: boolean,
  now: number,
): Promise<Entry<Data>> {
  if (entry.active === active) return entry;
  await directory.setState(database, entry.id, active ? null : timestamp(now));
  return refetch(directory, database, entry.id);
}

export async function previewImport<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  csv: string,
): Promise<Report> {
  const file = await readFile(directory, csv);
  const { report } = await planImport(directory, file, await buildIndex(directory, database));
  return report;
}

export async function importFile<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  { csv, skipErrors }: { csv: string; skipErrors: boolean },
  now: number,
): Promise<Report> {
  const file = await readFile(directory, csv);
  await lockDirectory(database);
  const plan = await planImport(directory, file, await buildIndex(directory, database));
  if (plan.report.errori > 0 && !skipErrors) throw conflict('lines-in-error', 'Some lines are invalid.');
  await applyPlan(directory, database, plan, timestamp(now));
  return { ...plan.report, applicata: true };
}

export const formatReport = ({ nuovi, modificati, errori }: Report) =>
  [`nuovi: ${nuovi}`, `modificati: ${modificati}`, ...(errori > 0 ? [`scartati: ${errori}`] : [])].join(', ');

export const formatState = (active: boolean) => (active ? 'attivo' : 'non attivo');
