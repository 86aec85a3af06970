import { setImmediate } from 'node:timers/promises';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { batchSize, type File, type Line } from './csv.ts';
import { allEntries, changedColumns, type Directory, type Entry, hasSameKeys, normalize } from './directory.ts';
import { EntryIndex } from './entry-index.ts';

export type Report = components['schemas']['DirectoryImportReport'];
type ReportLine = components['schemas']['DirectoryImportLine'];
type LineError = components['schemas']['DirectoryImportError'];

export async function buildIndex<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
): Promise<EntryIndex<Data>> {
  const index = new EntryIndex(directory);
  for await (const entries of allEntries(directory, database)) {
    for (const entry of entries) index.add(entry);
    await setImmediate();
  }
  return index;
}

interface Change<Data> {
  entry: Entry<Data> | undefined;
  data: Data;
  active: boolean;
}

export interface Plan<Data> {
  changes: Change<Data>[];
  report: Report;
}

class Planner<Data extends object> {
  readonly #directory: Directory<Data>;
  readonly #index: EntryIndex<Data>;
  readonly #lines = new Map<number, number>();
  readonly changes: Change<Data>[] = [];
  readonly details: ReportLine[] = [];

  constructor(directory: Directory<Data>, index: EntryIndex<Data>) {
    this.#directory = directory;
    this.#index = index;
  }

  add(line: Line<Data>): void {
    const { name } = this.#directory;
    const result = line.complete ? this.#change(line) : [{ colonna: null, codice: 'celle' } as const];
    if (!('data' in result)) {
      this.details.push({ riga: line.number, esito: 'errore', nome: line.cells[name] ?? '', errori: result });
      return;
    }
    const { entry, data, active } = result;
    const changed = entry === undefined || entry.active !== active || !this.#same(entry.data, data);
    if (changed) this.changes.push(result);
    const esito = entry === undefined ? 'nuovo' : changed ? 'modificato' : 'invariato';
    this.details.push({ riga: line.number, esito, nome: String(data[name]), errori: [] });
  }

  #same = (one: Data, other: Data) => changedColumns(this.#directory, one, other).length === 0;

  #change({ number, id, active, cells }: Line<Data>): Change<Data> | LineError[] {
    const directory = this.#directory;
    const errors: LineError[] = [];
    const byId = id === undefined ? undefined : this.#index.get(/^\d{1,9}$/.test(id) ? Number(id) : 0);
    if (id !== undefined && byId === undefined) errors.push({ colonna: directory.id, codice: 'sconosciuto' });
    if (active !== undefined && !/^[01]$/.test(active)) errors.push({ colonna: 'attivo', codice: 'valore' });

    const givenFields = directory.parse(cells);
    // Validated first because the match depends on the values.
    const checked = { ...(byId?.data ?? directory.empty), ...givenFields };
    const wrong = directory.check(checked).map(({ path, code }) => toLineError(directory, path, code));
    // With an unknown ID, missing columns are only a consequence.
    errors.push(...wrong.filter(({ codice }) => codice !== 'obbligatorio' || id === undefined || byId !== undefined));
    if (errors.length > 0) return errors;

    const normalized = normalize(checked as Data);
    const match = this.#index.match(normalized);
    if (byId === undefined && match.found === 'several') return [{ colonna: null, codice: 'ambiguo' }];
    const found = match.found === 'one' ? match.entry : undefined;
    const entry = byId ?? found;
    if (entry !== undefined) {
      const before = this.#lines.get(entry.id);
      if (before !== undefined) return [{ colonna: null, codice: 'doppio', riga: before }];
    }
    const data =
      entry === undefined || entry === byId ? normalized : normalize({ ...entry.data, ...givenFields } as Data);
    if (entry !== undefined && hasDuplicate(directory, this.#index, entry, data))
      return [{ colonna: null, codice: 'esistente' }];
    return this.#plan(number, entry, data, active);
  }

  #plan(number: number, entry: Entry<Data> | undefined, data: Data, active: string | undefined): Change<Data> {
    const isActive = active === undefined ? (entry?.active ?? true) : active === '1';
    const kept = entry ?? { id: -number, active: isActive, account: false, data };
    if (entry === undefined) this.#index.add(kept);
    else this.#index.addAlias(entry, data);
    this.#lines.set(kept.id, number);
    return { entry, data, active: isActive };
  }
}

export function hasDuplicate<Data extends object>(
  directory: Directory<Data>,
  index: EntryIndex<Data>,
  entry: Entry<Data>,
  data: Data,
): boolean {
  if (hasSameKeys(directory, entry.data, data)) return false;
  const match = index.match(data);
  return match.found === 'several' || (match.found === 'one' && match.entry.id !== entry.id);
}

function toLineError<Data extends object>(directory: Directory<Data>, path: string, code: string): LineError {
  const colonna = path.slice(1);
  if (code === 'maxLength') return { colonna, codice: 'lungo' };
  if (code === 'minLength' || code === 'required') return { colonna, codice: 'obbligatorio' };
  return { colonna, codice: directory.codes[colonna] ?? 'valore' };
}

export async function planImport<Data extends object>(
  directory: Directory<Data>,
  { lines, ignored }: File<Data>,
  index: EntryIndex<Data>,
): Promise<Plan<Data>> {
  const planner = new Planner(directory, index);
  for (const [at, line] of lines.entries()) {
    planner.add(line);
    if (at % batchSize === 0) await setImmediate();
  }
  const { changes, details } = planner;
  const count = (isActive: ReportLine['esito']) => details.filter(({ esito }) => esito === isActive).length;
  return {
    changes,
    report: {
      applicata: false,
      righe: lines.length,
      nuovi: count('nuovo'),
      modificati: count('modificato'),
      invariati: count('invariato'),
      errori: count('errore'),
      colonne_ignorate: ignored,
      dettagli: details,
    },
  };
}

export async function applyPlan<Data extends object>(
  directory: Directory<Data>,
  database: Queries,
  { changes }: Plan<Data>,
  at: string,
): Promise<void> {
  const added = changes.filter(({ entry, active }) => entry === undefined && active);
  for (let start = 0; start < added.length; start += batchSize) {
    const some = added.slice(start, start + batchSize).map(({ data }) => data);
    await directory.insert(database, some, at);
    await setImmediate();
  }
  for (const [count, { entry, data, active }] of changes.entries()) {
    if (count % batchSize === 0) await setImmediate();
    if (entry === undefined) {
      if (!active) await directory.setState(database, await directory.insert(database, [data], at), at);
      continue;
    }
    if (changedColumns(directory, entry.data, data).length > 0) await directory.update(database, entry.id, data);
    if (entry.active !== active) await directory.setState(database, entry.id, active ? null : at);
  }
}
