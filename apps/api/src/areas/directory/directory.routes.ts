import { Readable } from 'node:stream';
import type { Told } from '../../area-services.ts';
import { dayOf } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { checkSeen } from '../../contract/saved-record.ts';
import type { Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { invalid, notFound } from '../../problem.ts';
import { centres } from './centres.ts';
import { addEntry, changeEntry, changeState, importFile, inWords, previewImport, stateInWords } from './changes.ts';
import { UnreadableFile, writeFile } from './csv.ts';
import { allEntries, type Directory, type Entry, holdDirectory, type Search, versionOf } from './directory.ts';
import { doctors } from './doctors.ts';

type Schemas = components['schemas'];

interface Kind<Data extends object, Answer> {
  directory: Directory<Data>;
  /** Names of what is done in the administration's log. */
  actions: Record<'changed' | 'state' | 'imported' | 'exported', Told['azione']>;
  /** Of an exported file. */
  fileName: string;
  toAnswer(entry: Entry<Data>): Answer;
}

/** What both directories answer in the same way. */
function handlersOf<Data extends object, Answer>(
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
        return { answer: toAnswer(entry), told: { azione: actions.changed, id_oggetto: entry.id } };
      }),

    save: (session: Session, id: number, data: Data, seen: string | undefined) =>
      administer(session, async (transaction) => {
        await holdDirectory(transaction);
        const before = await find(transaction, id);
        checkSeen(seen, versionOf(directory, before));
        const { entry, changed } = await changeEntry(directory, transaction, before, data);
        const told = { azione: actions.changed, id_oggetto: id, dopo: changed.join(', ') };
        return { answer: toAnswer(entry), told: changed.length === 0 ? undefined : told };
      }),

    setState: (session: Session, id: number, active: boolean) =>
      administer(session, async (transaction, now) => {
        await holdDirectory(transaction);
        const before = await find(transaction, id);
        const entry = await changeState(directory, transaction, before, active, now);
        const told = {
          azione: actions.state,
          id_oggetto: id,
          prima: stateInWords(before.active),
          dopo: stateInWords(active),
        };
        return { answer: toAnswer(entry), told: before.active === active ? undefined : told };
      }),

    async import(session: Session, { csv, conferma, salta_errori = false }: Schemas['DirectoryImport']) {
      try {
        if (!conferma) return await previewImport(directory, database, csv);
        return await administer(session, async (transaction, now) => {
          const answer = await importFile(directory, transaction, { csv, skipErrors: salta_errori }, now);
          return { answer, told: { azione: actions.imported, id_oggetto: 0, dopo: inWords(answer) } };
        });
      } catch (error) {
        if (error instanceof UnreadableFile) throw invalid(error.errors);
        throw error;
      }
    },

    export: (session: Session) =>
      administer(session, async () => {
        const lines = writeFile(directory, allEntries(directory, database));
        const name = `${fileName}-${dayOf(clock(), timeZone)}.csv`;
        return {
          answer: new Download('text/csv; charset=utf-8', name, Readable.from(lines)),
          told: { azione: actions.exported, id_oggetto: 0 },
        };
      }),
  };
}

type Operations =
  | `searchDirectory${'Doctors' | 'Centres'}`
  | `${'add' | 'save'}Directory${'Doctor' | 'Centre'}`
  | `setDirectory${'Doctor' | 'Centre'}State`
  | `${'import' | 'export'}Directory${'Doctors' | 'Centres'}`;

export function directoryRoutes(app: AppContext): HandlersOf<Operations> {
  const ofDoctors = handlersOf(app, {
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
      versione: versionOf(doctors, entry),
    }),
  });
  const ofCentres = handlersOf(app, {
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
      versione: versionOf(centres, entry),
    }),
  });
  return {
    searchDirectoryDoctors: ({ body }) => ofDoctors.search(body),
    addDirectoryDoctor: ({ session, body }) => ofDoctors.add(session, body),
    saveDirectoryDoctor: ({ session, path, body, seen }) => ofDoctors.save(session, path.id_cpp, body, seen),
    setDirectoryDoctorState: ({ session, path, body }) => ofDoctors.setState(session, path.id_cpp, body.attivo),
    importDirectoryDoctors: ({ session, body }) => ofDoctors.import(session, body),
    exportDirectoryDoctors: ({ session }) => ofDoctors.export(session),
    searchDirectoryCentres: ({ body }) => ofCentres.search(body),
    addDirectoryCentre: ({ session, body }) => ofCentres.add(session, body),
    saveDirectoryCentre: ({ session, path, body, seen }) =>
      ofCentres.save(session, path.id_centro_indagine, body, seen),
    setDirectoryCentreState: ({ session, path, body }) =>
      ofCentres.setState(session, path.id_centro_indagine, body.attivo),
    importDirectoryCentres: ({ session, body }) => ofCentres.import(session, body),
    exportDirectoryCentres: ({ session }) => ofCentres.export(session),
  };
}
