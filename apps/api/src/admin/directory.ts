import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { centres as centreDirectory } from '../areas/directory/centres.ts';
import {
  addEntry,
  changeState,
  formatReport,
  formatState,
  importFile,
  previewImport,
} from '../areas/directory/changes.ts';
import { UnreadableFile, writeFile as writeCsv } from '../areas/directory/csv.ts';
import { allEntries, type Directory, type Entry, lockDirectory } from '../areas/directory/directory.ts';
import { doctors as doctorDirectory } from '../areas/directory/doctors.ts';
import type { Report } from '../areas/directory/import.ts';
import { appendAdminLog, operatorId } from '../areas/permissions/admin-log.repository.ts';
import type { AdminLogTable } from '../areas/permissions/permissions.table.ts';
import { type Clock, timestamp } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { StartProblem } from '../start-problem.ts';

interface Context {
  database: Database;
  clock: Clock;
}

type Action = AdminLogTable['azione'];
type LogEntry = { azione: Action; id_oggetto: number; prima?: string; dopo?: string } | undefined;

interface DirectoryCommand<Data extends object> {
  command: string;
  directory: Directory<Data>;
  actions: Record<'changed' | 'state' | 'imported' | 'exported', Action>;
}

const formatUsage = <Data extends object>({ command, directory: { columns } }: DirectoryCommand<Data>) =>
  [
    `Usage: npm run admin -- ${command} <command>`,
    '  list [words]                               print the entries that hold every word',
    '  import <file.csv> [--dry-run] [--skip-errors]',
    '                                             apply a file, or print what it would change',
    '  export [file.csv]                          write all entries as CSV',
    '  deactivate <id>                            hide an entry from new selections',
    '  activate <id>                              show it again',
    `  add ${columns.map((column) => `[--${column} …]`).join(' ')}`,
    '                                             add an entry',
  ].join('\n');

const reasons = {
  obbligatorio: 'is missing',
  lungo: 'is too long',
  email: 'is not an email address',
  url: 'is not a web address',
  telefono: 'is not a telephone number',
  numero: 'is not a registration number',
  valore: 'is not one of the values of this column',
  celle: 'wrong number of cells',
  sconosciuto: 'is not in the directory',
  ambiguo: 'several entries match; specify the id',
  doppio: 'the same entry as line',
  esistente: 'another entry is identical',
} as const;

type LineError = Report['dettagli'][number]['errori'][number];

const formatError = ({ colonna, codice, riga }: LineError) =>
  [colonna, reasons[codice], riga].filter((part) => part !== null && part !== undefined).join(' ');

function formatImport(report: Report): string {
  const { righe, nuovi, modificati, invariati, errori, colonne_ignorate, dettagli, applicata } = report;
  const wrong = dettagli
    .filter((line) => line.errori.length > 0)
    .map(({ riga, nome, errori }) => `Line ${riga} (${nome || 'no name'}): ${errori.map(formatError).join('; ')}`);
  const verb = applicata ? 'Imported' : 'Would import';
  return [
    ...wrong,
    ...(colonne_ignorate.length > 0 ? [`Ignored columns: ${colonne_ignorate.join(', ')}`] : []),
    `${verb} ${righe} lines: ${nuovi} new, ${modificati} changed, ${invariati} unchanged, ${errori} in error.`,
  ].join('\n');
}

/** CSV files of Windows use the country's code page unless saved as UTF-8. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new StartProblem(`${file} cannot be read.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function createCommands<Data extends object>(kind: DirectoryCommand<Data>) {
  const { directory, actions, command } = kind;

  const administer = <Answer>(
    { database, clock }: Context,
    work: (transaction: Queries, now: number) => Promise<{ answer: Answer; told: LogEntry }>,
  ): Promise<Answer> =>
    database.transaction().execute(async (transaction) => {
      const now = clock();
      const { answer, told } = await work(transaction, now);
      const entry = { prima: null, dopo: null, ...told, at: timestamp(now), id_utente: operatorId };
      if (told !== undefined) await appendAdminLog(transaction, { ...entry, ...told });
      return answer;
    });

  const formatLine = ({ id, active, data }: Entry<Data>) =>
    [String(id).padStart(6), active ? ' ' : '-', ...directory.columns.map((column) => data[column] ?? '')].join('  ');

  const setState = async (context: Context, args: readonly string[], active: boolean) => {
    const [given = ''] = args;
    return administer(context, async (transaction, now) => {
      await lockDirectory(transaction);
      const entry = /^\d{1,9}$/.test(given) ? await directory.find(transaction, Number(given)) : undefined;
      if (entry === undefined) throw new StartProblem(`There is no entry with the id '${given}'.`);
      await changeState(directory, transaction, entry, active, now);
      const words = { prima: formatState(entry.active), dopo: formatState(active) };
      const told: LogEntry =
        entry.active === active ? undefined : { azione: actions.state, id_oggetto: entry.id, ...words };
      const name = String(entry.data[directory.name]);
      return { answer: `${name} is ${active ? 'active' : 'no longer active'}.`, told };
    });
  };

  return {
    async list({ database }: Context, args: readonly string[]) {
      const lines: string[] = [];
      const search = args.join(' ');
      for (let page = 1; ; page += 1) {
        const { entries, total } = await directory.search(database, { search, page });
        lines.push(...entries.map(formatLine));
        if (entries.length === 0 || lines.length >= total) return [...lines, `${total} ${command}`].join('\n');
      }
    },

    async import(context: Context, args: string[]) {
      const options = { 'dry-run': { type: 'boolean' }, 'skip-errors': { type: 'boolean' } } as const;
      const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
      const [file, ...more] = positionals;
      if (file === undefined || more.length > 0) throw new StartProblem(formatUsage(kind));
      const csv = await readText(file);
      const skipErrors = values['skip-errors'] ?? false;
      const preview = await previewImport(directory, context.database, csv);
      if (values['dry-run']) return formatImport(preview);
      if (preview.errori > 0 && !skipErrors)
        throw new StartProblem(
          `${formatImport(preview)}\nNothing was imported. Correct the lines, or leave them out with --skip-errors.`,
        );
      const report = await administer(context, async (transaction, now) => {
        const answer = await importFile(directory, transaction, { csv, skipErrors }, now);
        return { answer, told: { azione: actions.imported, id_oggetto: 0, dopo: formatReport(answer) } };
      });
      return formatImport(report);
    },

    async export(context: Context, [file]: string[]) {
      const parts: string[] = [];
      for await (const part of writeCsv(directory, allEntries(directory, context.database))) parts.push(part);
      const told = { azione: actions.exported, id_oggetto: 0 };
      await administer(context, async () => ({ answer: undefined, told }));
      if (file === undefined) return parts.join('').trimEnd();
      await writeFile(file, parts.join(''));
      return `${file} is written.`;
    },

    deactivate: (context: Context, args: string[]) => setState(context, args, false),
    activate: (context: Context, args: string[]) => setState(context, args, true),

    async add(context: Context, args: string[]) {
      const options = Object.fromEntries(directory.columns.map((column) => [column, { type: 'string' as const }]));
      const { values } = parseArgs({ args, options });
      const data = { ...directory.empty, ...directory.parse(values as Partial<Record<keyof Data & string, string>>) };
      const errors = directory.check(data);
      if (errors.length > 0)
        throw new StartProblem(errors.map(({ path, message }) => `--${path.slice(1)} ${message}.`).join('\n'));
      const entry = await administer(context, async (transaction, now) => {
        const answer = await addEntry(directory, transaction, data as Data, now);
        return { answer, told: { azione: actions.changed, id_oggetto: answer.id } };
      });
      return `Added ${formatLine(entry).trim()}`;
    },
  };
}

function toShellError(error: unknown): unknown {
  if (error instanceof UnreadableFile) return new StartProblem(`The file ${error.message}.`);
  if (error instanceof Problem) return new StartProblem(error.options.detail ?? error.message);
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isUsage ? new StartProblem(error.message) : error;
}

function createCommand<Data extends object>(kind: DirectoryCommand<Data>) {
  const commands: Record<string, (context: Context, args: string[]) => Promise<string>> = createCommands(kind);
  return async (context: Context, [name = '', ...args]: string[]): Promise<string> => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new StartProblem(formatUsage(kind));
    try {
      return await command(context, args);
    } catch (error) {
      throw toShellError(error);
    }
  };
}

export const doctors = createCommand({
  command: 'doctors',
  directory: doctorDirectory,
  actions: { changed: 'medico', state: 'medico-stato', imported: 'medici-importati', exported: 'medici-esportati' },
});

export const centres = createCommand({
  command: 'centres',
  directory: centreDirectory,
  actions: { changed: 'centro', state: 'centro-stato', imported: 'centri-importati', exported: 'centri-esportati' },
});
