import { exportArchive, type HeldRecord, holdRecord } from './archive/export.ts';
import { ArchiveRefused, limits } from './archive/format.ts';
import { countRecord, isEmptyRecord } from './archive/record-rows.ts';
import { NotEmpty, restoreArchive } from './archive/restore.ts';
import type { Whose } from './areas/account/erasure.ts';
import { archiveRoutes } from './areas/archive/archive.routes.ts';
import { appendAudit } from './areas/audit/audit.repository.ts';
import { DatabaseCatalogue } from './areas/drugs/imported.ts';
import { listCentres } from './areas/exams/exams.repository.ts';
import { findUpload, forgetUploadsIn, piecesOf } from './areas/files/uploads.repository.ts';
import { fhirDocument } from './areas/reports/reports.routes.ts';
import { checkOwnPassword } from './areas/session/own-password.ts';
import { timestamp } from './clock.ts';
import type { Queries } from './database/database.ts';
import { textOf } from './fhir/write-document.ts';
import { sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import { conflict, invalid, notFound } from './problem.ts';
import { Quota } from './quota/quota.ts';
import { medicineIds, wholeRecord } from './whole-record.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

type Person = Omit<Whose, 'email'>;

/** Milliseconds for the largest record: whoever leaves takes all of it along. */
const timeMs = 300_000;

/** Nothing of a record is of an address: those rules are for letters and registrations. */
const whose = (person: Person): Whose => ({ ...person, email: '' });

export const archiveLimits = ({ database }: Pick<Parts, 'database'>) => ({
  largestArchive: limits.archive,
  isEmpty: (person: Person) => isEmptyRecord(database, whose(person)),
});

/** The record, its centres and what is known of its medicines, as they are told to other programs. */
function recordReader({ clock, config }: Pick<Parts, 'clock' | 'config'>) {
  return async (database: Queries, patientId: number) => {
    const [record, centres] = await Promise.all([
      wholeRecord({ database, clock, timeZone: config.TIME_ZONE }, patientId),
      listCentres(database),
    ]);
    const names = centres.map(({ id_centro_indagine, centro_nome }) => [id_centro_indagine, centro_nome] as const);
    const medicines = await new DatabaseCatalogue(database).findAll(medicineIds(record));
    return { record, centres: new Map(names), medicines };
  };
}

/** The record at one moment, as an archive holds it. */
export function holdForArchive(
  parts: Pick<Parts, 'config' | 'clock'>,
  { person, language }: { person: Whose; language: 'it' | 'en' },
): Promise<HeldRecord> {
  const { config, clock } = parts;
  const read = recordReader(parts);
  const fhir = async (queries: Queries) => {
    const reading = {
      timeZone: config.TIME_ZONE,
      recordOf: (patientId: number) => read(queries, patientId),
      sharing,
    };
    return textOf((await fhirDocument(reading, person.id_paziente, language, clock())).document);
  };
  return holdRecord({ config, person, fhir });
}

/** The whole record in one file, and the way back. */
export function archiveHandlers(parts: Parts, tasks: TaskRunner<Tasks>) {
  const { config, database, blobs, clock } = parts;
  const quota = new Quota(parts);
  const audited = (queries: Queries, { id_paziente, id_utente }: Person, action: 'exported' | 'imported') =>
    appendAudit(queries, {
      id_paziente,
      id_utente,
      at: timestamp(clock()),
      action,
      kind: 'patient',
      id_record: id_paziente,
    });

  async function restore(person: Person, uploadId: number) {
    const upload = await findUpload(database, person.id_paziente, uploadId, clock());
    if (upload === undefined) throw notFound();
    if (upload.received < upload.size) throw conflict('incomplete', 'Parts of the upload are still missing.');
    const restored = await restoreArchive({
      ...{ config, database, blobs, clock },
      person: whose(person),
      pieces: await piecesOf(database, uploadId),
      onRestored: async (queries) => {
        await audited(queries, person, 'imported');
        await forgetUploadsIn(queries, [uploadId]);
        await quota.check(queries, person.id_paziente);
      },
    });
    return restored;
  }

  return archiveRoutes({
    clock,
    timeZone: config.TIME_ZONE,
    count: (person) => countRecord(database, whose(person)),
    checkPassword: (session, address, password) =>
      checkOwnPassword({ database, clock }, { session, address, field: 'password', password }),

    async exportRecord(person, language, caller, onFailure) {
      await audited(database, person, 'exported');
      return exportArchive({
        ...parts,
        onFailure,
        hold: () => tasks.run('holdRecord', { person, language }, { ...caller, timeMs }),
      });
    },

    async restoreRecord(person, uploadId) {
      try {
        return await restore(person, uploadId);
      } catch (error) {
        if (error instanceof NotEmpty) throw conflict('not-empty', 'There is something in the record.');
        if (!(error instanceof ArchiveRefused)) throw error;
        throw invalid([{ path: '/id_caricamento', code: error.reason, message: error.message || 'the archive' }]);
      }
    },
  });
}
