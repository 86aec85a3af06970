import { limits } from '../../archive/format.ts';
import { storeBlob } from '../../blobs/blobs.repository.ts';
import type { Clock } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { requirePatientId } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid, notFound, tooLarge } from '../../problem.ts';
import { maxFileSize } from './content.ts';
import { addPart, beginUpload, deleteUploads, findUpload, partSize, toUpload } from './uploads.repository.ts';

export const ownsUpload =
  (database: Database, clock: Clock): OwnershipCheck =>
  async ({ id_paziente, id_utente }, id) => {
    const upload = id_paziente === undefined ? undefined : await findUpload(database, id_paziente, id, clock());
    return upload?.id_utente === id_utente;
  };

const partType = 'application/octet-stream';

export function uploadsRoutes({
  database,
  blobs,
  clock,
  quota,
  records,
}: AppContext): HandlersFor<'beginUpload' | 'getUpload' | 'sendUploadPart' | 'cancelUpload'> {
  async function find(patientId: number, id: number) {
    const upload = await findUpload(database, patientId, id, clock());
    if (upload === undefined) throw notFound();
    return upload;
  }

  return {
    async beginUpload({ session, body: { dimensione, impronta, archivio = false } }) {
      if (dimensione > (archivio ? limits.archive : maxFileSize)) throw tooLarge();
      const person = { id_paziente: requirePatientId(session), id_utente: session.id_utente };
      const owner = { ...person, id_utente: session.id_proprietario };
      if (archivio && !(await records.isEmpty(owner))) throw conflict('not-empty', 'The record is not empty.');
      const upload = { ...person, size: dimensione, digest: impronta ?? null };
      return quota.runWithin(person.id_paziente, () => beginUpload(database, upload, clock()));
    },

    async getUpload({ session, path }) {
      return toUpload(await find(requirePatientId(session), path.id_caricamento));
    },

    async sendUploadPart({ session, path, body: { offset, contenuto } }) {
      const upload = await find(requirePatientId(session), path.id_caricamento);
      const bytes = Buffer.from(contenuto, 'base64');
      const wrong = (message: string) => invalid([{ path: '/contenuto', code: 'length', message }]);
      if (bytes.length === 0 || bytes.length > partSize) throw wrong(`must be 1 to ${partSize} bytes`);
      const elsewhere = () => conflict('offset', 'The part does not begin where the last one ended.');
      if (offset !== upload.received || upload.id_file !== null) throw elsewhere();
      if (offset + bytes.length > upload.size) throw wrong('must end where the whole does');
      const blob = await storeBlob(blobs, partType, bytes);
      const after = await addPart(database, upload.id_caricamento, offset, blob, clock());
      if (after === undefined) throw elsewhere();
      return toUpload(after);
    },

    async cancelUpload({ path }) {
      await deleteUploads(database, [path.id_caricamento]);
    },
  };
}
