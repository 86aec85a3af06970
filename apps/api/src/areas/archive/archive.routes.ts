import { exportArchive } from '../../archive/export.ts';
import { ArchiveRefused } from '../../archive/format.ts';
import { countRecord } from '../../archive/record-rows.ts';
import { NotEmpty, type Restored, restoreArchive } from '../../archive/restore.ts';
import { calendarDay, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import { conflict, invalid, notFound } from '../../problem.ts';

interface Person {
  /** The user whose record it is. */
  id_utente: number;
  id_paziente: number;
}

const timeMs = 300_000;

/** Records are not selected by email address; only mails and registrations are. */
const toSubject = (person: Person) => ({ ...person, email: '' });

/** Estimated compressed size of a row in all formats of the archive. */
const bytesPerRow = 250;

export function archiveRoutes(app: AppContext): HandlersFor<'getArchive' | 'downloadArchive' | 'restoreArchive'> {
  const { accounts, audit, clock, database, files, quota, tasks, timeZone } = app;
  const toPerson = (session: Session): Person => ({
    id_utente: session.id_proprietario,
    id_paziente: requirePatientId(session),
  });

  const toAuditEntry = ({ id_paziente }: Person, by: Session, action: 'exported' | 'imported') =>
    ({
      id_paziente,
      id_utente: by.id_utente,
      at: timestamp(clock()),
      action,
      kind: 'patient',
      id_record: id_paziente,
    }) as const;

  async function restore(session: Session, uploadId: number): Promise<Restored> {
    const person = toPerson(session);
    const upload = await files.findUpload(person.id_paziente, uploadId);
    if (upload === undefined) throw notFound();
    if (upload.received < upload.size) throw conflict('incomplete', 'Parts of the upload are still missing.');
    return restoreArchive({
      ...app,
      person: toSubject(person),
      pieces: await files.listPieces(uploadId),
      onRestored: async (queries) => {
        await audit.append(queries, toAuditEntry(person, session, 'imported'));
        await files.forgetUploads(queries, [uploadId]);
        await quota.check(queries, person.id_paziente);
      },
    });
  }

  return {
    async getArchive({ session }) {
      const { rows, empty, blobs, bytes } = await countRecord(database, toSubject(toPerson(session)));
      return { vuoto: empty, voci: rows, file: blobs, byte: bytes + rows * bytesPerRow };
    },

    async downloadArchive({ session, body, address, caller, log }) {
      const person = toPerson(session);
      await accounts.checkPassword(session, address, body.password);
      const email = await accounts.getEmail(person.id_utente);
      await audit.append(database, toAuditEntry(person, session, 'exported'));
      const request = { person: { ...person, email }, language: body.lingua ?? 'it' } as const;
      const content = await exportArchive({
        ...app,
        onFailure: (error) => log.error({ err: error }, 'archive export failed'),
        hold: () => tasks.run('holdRecord', request, { ...caller, timeMs }),
      });
      return new Download('application/zip', `libretto-${calendarDay(clock(), timeZone)}.zip`, content);
    },

    async restoreArchive({ session, body }) {
      try {
        const { rows, blobs, adapted, madeAt } = await restore(session, body.id_caricamento);
        return { voci: rows, file: blobs, adattate: adapted, creato_il: madeAt };
      } catch (error) {
        if (error instanceof NotEmpty) throw conflict('not-empty', 'The record is not empty.');
        if (!(error instanceof ArchiveRefused)) throw error;
        throw invalid([{ path: '/id_caricamento', code: error.reason, message: error.message || 'the archive' }]);
      }
    },
  };
}
