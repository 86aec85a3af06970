import { Readable } from 'node:stream';
import type { AdminLogEntry } from '../../area-services.ts';
import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { checkVersion } from '../../contract/saved-record.ts';
import type { Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { invalid, notFound } from '../../problem.ts';
import { centres } from './centres.ts';
import { addEntry, changeEntry, changeState, formatReport, formatState, importFile, previewImport } from './changes.ts';
import { UnreadableFile, writeFile } from './csv.ts';
import { allEntries, type Directory, type Entry, entryVersion, lockDirectory, type Search } from './directory.ts';
import { doctors } from './doctors.ts';

type Schemas = components['schemas'];

interface Kind<Data extends object, Answer> {
  directory: Directory<Data>;
  actions: Record<'changed' | 'state' | 'imported' | 'exported', AdminLogEntry['azione']>;
  fileName: string;
  toAnswer(entry: Entry<Data>): Answer;
}

function directoryHandlers<Data extends object, Answer>(
  { database, clock, timeZone, administration: { administer } }: AppContext,
  { directory, actions, fileName, toAnswer }: Kind<Data, Answer>,
) {
  const find = async (queries: Queries, id: number): Promise<Entry<Data>> => {
    const entry = await directory.find(queries, id);
    if (entry === undefined) throw notFound();
    return entry;
  };

  return {
    async search(search: Search) {
      const { total, entries } = await directory.search(database, search);
      return { totale: total, data: entries.map(toAnswer) };
    },

    add: (session: Session, data: Data) =>
      administer(session, async (transaction, now) => {
        const entry = await addEntry(directory, transaction, data, now);
        return { answer: toAnswer(entry), logEntry: { azione: actions.changed, id_oggetto: entry.id } };
      }),

    save: (session: Session, id: number, data: Data, seen: string | undefined) =>
      administer(session, async (transaction) => {
        await lockDirectory(transaction);
        const before = await find(transaction, id);
        checkVersion(seen, entryVersion(directory, before));
        const { entry, changed } = await changeEntry(directory, transaction, before, data);
        const told = { azione: actions.changed, id_oggetto: id, dopo: changed.join(', ') };
        return { answer: toAnswer(entry), logEntry: changed.length === 0 ? undefined : told };
      }),

    setState: (session: Session, id: number, active: boolean) =>
      administer(session, async (transaction, now) => {
        await lockDirectory(transaction);
        const before = await find(transaction, id);
        const entry = await changeState(directory, transaction, before, active, now);
        const told = {
          azione: actions.state,
          id_oggetto: id,
          prima: formatState(before.active),
          dopo: formatState(active),
        };
        return { answer: toAnswer(entry), logEntry: before.active === active ? undefined : told };
      }),

    async import(session: Session, { csv, conferma, salta_errori = false }: Schemas['DirectoryImport']) {
      try {
        if (!conferma) return await previewImport(directory, database, csv);
        return await administer(session, async (transaction, now) => {
          const answer = await importFile(directory, transaction, { csv, skipErrors: salta_errori }, now);
          return { answer, logEntry: { azione: actions.imported, id_oggetto: 0, dopo: formatReport(answer) } };
        });
      } catch (error) {
        if (error instanceof UnreadableFile) throw invalid(error.errors);
        throw error;
      }
    },

    export: (session: Session) =>
      administer(session, async () => {
        const lines = writeFile(directory, allEntries(directory, database));
        const name = `${fileName}-${calendarDay(clock(), timeZone)}.csv`;
        return {
          answer: new Download('text/csv; charset=utf-8', name, Readable.from(lines)),
          logEntry: { azione: actions.exported, id_oggetto: 0 },
        };
      }),
  };
}

type Operations =
  | `searchDirectory${'Doctors' | 'Centres'}`
  | `${'add' | 'save'}Directory${'Doctor' | 'Centre'}`
  | `setDirectory${'Doctor' | 'Centre'}State`
  | `${'import' | 'export'}Directory${'Doctors' | 'Centres'}`;

export function directoryRoutes(app: AppContext): HandlersFor<Operations> {
  const doctorHandlers = directoryHandlers(app, {
    directory: doctors,
    actions: {
      changed: 'medico',
      state: 'medico-stato',
      imported: 'medici-importati',
      exported: 'medici-esportati',
    },
    fileName: 'dottori',
    toAnswer: (entry): Schemas['DirectoryDoctor'] => ({
      id_cpp: entry.id,
      ...entry.data,
      attivo: entry.active,
      con_account: entry.account,
      versione: entryVersion(doctors, entry),
    }),
  });
  const centreHandlers = directoryHandlers(app, {
    directory: centres,
    actions: {
      changed: 'centro',
      state: 'centro-stato',
      imported: 'centri-importati',
      exported: 'centri-esportati',
    },
    fileName: 'centri',
    toAnswer: (entry): Schemas['DirectoryCentre'] => ({
      id_centro_indagine: entry.id,
      ...entry.data,
      attivo: entry.active,
      versione: entryVersion(centres, entry),
    }),
  });
  return {
    searchDirectoryDoctors: ({ body }) => doctorHandlers.search(body),
    addDirectoryDoctor: ({ session, body }) => doctorHandlers.add(session, body),
    saveDirectoryDoctor: ({ session, path, body, ifMatch: seen }) =>
      doctorHandlers.save(session, path.id_cpp, body, seen),
    setDirectoryDoctorState: ({ session, path, body }) => doctorHandlers.setState(session, path.id_cpp, body.attivo),
    importDirectoryDoctors: ({ session, body }) => doctorHandlers.import(session, body),
    exportDirectoryDoctors: ({ session }) => doctorHandlers.export(session),
    searchDirectoryCentres: ({ body }) => centreHandlers.search(body),
    addDirectoryCentre: ({ session, body }) => centreHandlers.add(session, body),
    saveDirectoryCentre: ({ session, path, body, ifMatch: seen }) =>
      centreHandlers.save(session, path.id_centro_indagine, body, seen),
    setDirectoryCentreState: ({ session, path, body }) =>
      centreHandlers.setState(session, path.id_centro_indagine, body.attivo),
    importDirectoryCentres: ({ session, body }) => centreHandlers.import(session, body),
    exportDirectoryCentres: ({ session }) => centreHandlers.export(session),
  };
}
