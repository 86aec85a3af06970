import type { Readable } from 'node:stream';
import { type Clock, dayOf } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Caller } from '../../workers/workers.ts';

interface Person {
  id_utente: number;
  id_paziente: number;
}

interface Parts {
  clock: Clock;
  timeZone: string;
  /** How much there is. */
  count(person: Person): Promise<{ rows: number; empty: boolean; blobs: number; bytes: number }>;
  /** Refuses a wrong password; answers the address of the account. */
  checkPassword(session: Session, address: string, password: string): Promise<{ email: string }>;
  exportRecord(
    person: Person & { email: string },
    language: 'it' | 'en',
    caller: Caller,
    onFailure: (error: unknown) => void,
  ): Promise<Readable>;
  /** Puts back what an upload holds, or refuses it. */
  restoreRecord(
    person: Person,
    uploadId: number,
  ): Promise<{ rows: number; blobs: number; adapted: number; madeAt: string }>;
}

/** What a row takes once it is packed, about; with what is told for reading and for other programs. */
const bytesPerRow = 250;

export function archiveRoutes({
  clock,
  timeZone,
  ...parts
}: Parts): HandlersOf<'getArchive' | 'downloadArchive' | 'restoreArchive'> {
  const personOf = (session: Session): Person => ({ id_utente: session.id_utente, id_paziente: patientOf(session) });

  return {
    async getArchive({ session }) {
      const { rows, empty, blobs, bytes } = await parts.count(personOf(session));
      return { vuoto: empty, voci: rows, file: blobs, byte: bytes + rows * bytesPerRow };
    },

    async downloadArchive({ session, body, address, caller, log }) {
      const person = personOf(session);
      const { email } = await parts.checkPassword(session, address, body.password);
      const failed = (error: unknown) => log.error({ err: error }, 'an archive broke off');
      const content = await parts.exportRecord({ ...person, email }, body.lingua ?? 'it', caller, failed);
      return new Download('application/zip', `libretto-${dayOf(clock(), timeZone)}.zip`, content);
    },

    async restoreArchive({ session, body }) {
      const restored = await parts.restoreRecord(personOf(session), body.id_caricamento);
      const { rows, blobs, adapted, madeAt } = restored;
      return { voci: rows, file: blobs, adattate: adapted, creato_il: madeAt };
    },
  };
}
