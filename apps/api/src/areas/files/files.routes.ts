import { insertBlobs, readBlob, storeBlob } from '../../blobs/blobs.repository.ts';
import { latestToday, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersOf } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import { conflict, type FieldError, invalid, notFound, tooLarge } from '../../problem.ts';
import { isAlive } from '../../records/attached.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { fits, largestFile } from './content.ts';
import { exam, type File, type FileRow, listFiles, files as store } from './files.kind.ts';
import { findRecorded, insertFile } from './files.repository.ts';
import type { Sent } from './inspect.ts';
import { fileName } from './names.ts';
import { findUpload, finishUpload, forgetUploads, readUpload, type UploadRow } from './uploads.repository.ts';
import { uploadsRoutes } from './uploads.routes.ts';

type Create = Body<'createFile'>;

const missing = (path: string): FieldError => ({ path, code: 'required', message: 'is required' });

/** The day under either of its names. */
function dayOfFile({ data_rilievo, created_at, id_indagine }: Create): string {
  if (data_rilievo !== undefined && created_at !== undefined && data_rilievo !== created_at) {
    throw invalid([{ path: '/created_at', code: 'const', message: 'must be the same day' }]);
  }
  const day = data_rilievo ?? created_at;
  if (day === undefined) throw invalid([missing(id_indagine === undefined ? '/data_rilievo' : '/created_at')]);
  return day;
}

function documentsRoutes({
  database,
  blobs,
  clock,
  doctors,
  files,
  owners,
  quota,
  sessions,
  tasks,
  tickets,
}: AppContext): HandlersOf<
  | 'createFile'
  | 'saveFile'
  | 'deleteFile'
  | 'listFiles'
  | 'listKardiaFiles'
  | 'previewKardia'
  | 'getDownloadUrl'
  | 'downloadFile'
> {
  const life = lifeCycle({ database, clock }, store);

  function check(path: string, day: string | undefined, tags: readonly number[] | undefined) {
    const errors: FieldError[] = [];
    if (day !== undefined && day > latestToday(clock())) {
      errors.push({ path, code: 'future-date', message: 'must not be later than today' });
    }
    for (const [index, tag] of (tags ?? []).entries()) {
      if (!doctors.isTag(tag)) errors.push({ path: `/tags/${index}`, code: 'unknown', message: 'must be a specialty' });
    }
    if (errors.length > 0) throw invalid(errors);
  }

  async function uploadOf({ id_paziente }: { id_paziente: number }, id: number): Promise<UploadRow> {
    const upload = await findUpload(database, id_paziente, id, clock());
    if (upload === undefined) throw notFound();
    // Archives may be larger, and become no file.
    if (upload.size > largestFile) throw tooLarge();
    return upload;
  }

  /** The content that was sent, at once or in parts. */
  async function contentOf(body: Create, upload: UploadRow | undefined): Promise<Pick<Sent, 'content' | 'digest'>> {
    if (body.file !== undefined && upload === undefined) return { content: body.file, digest: null };
    if (upload === undefined || body.file !== undefined) throw invalid([missing('/file')]);
    if (upload.received < upload.size) throw conflict('incomplete', 'Parts of the upload are still missing.');
    return { content: await readUpload(database, blobs, upload), digest: upload.digest };
  }

  async function create({ session, body, caller, audit }: Call<'createFile'>): Promise<File> {
    const tell = (azione: 'created' | 'restored', { id_file }: FileRow) =>
      audit({ azione, tipo: 'file', id_record: id_file });
    const now = clock();
    const id_paziente = patientOf(session);
    const upload = body.id_caricamento === undefined ? undefined : await uploadOf({ id_paziente }, body.id_caricamento);
    if (upload !== undefined && upload.id_file !== null) {
      // The answer to the first request was lost on its way.
      const already = await store.find(database, id_paziente, upload.id_file);
      if (already === undefined || already.deleted_at !== null) throw conflict('deleted', 'The file is deleted.');
      tell('created', already);
      return store.show(database, already);
    }
    const recorded =
      body.impronta_misura === undefined ? undefined : await findRecorded(database, id_paziente, body.impronta_misura);
    if (recorded !== undefined) {
      const file = await again(recorded, upload, now);
      tell(recorded.deleted_on === null ? 'created' : 'restored', recorded);
      return file;
    }
    const day = dayOfFile(body);
    check(body.data_rilievo === undefined ? '/created_at' : '/data_rilievo', day, body.tags);
    const sent = { ...(await contentOf(body, upload)), declared: body.file_type, kind: body.type };
    const inspected = await tasks.run('inspectFile', sent, caller);
    if ('refusal' in inspected) throw inspected.refusal === 'too-large' ? tooLarge() : invalid([inspected.refusal]);
    const { bytes, type: file_type } = inspected;
    // An upload has reserved its room.
    if (upload === undefined) await quota.expect(id_paziente, bytes.length);
    // The content is safe before any row speaks of it; if the row fails, the sweep finds the content.
    const blob = await storeBlob(blobs, file_type, bytes);
    return database.transaction().execute(async (transaction) => {
      const { id_indagine } = body;
      if (id_indagine !== undefined && !(await isAlive(transaction, exam, id_paziente, id_indagine)))
        throw conflict('deleted', 'The exam is deleted.');
      await insertBlobs(transaction, id_paziente, [blob], now);
      const file = {
        id_paziente,
        author_id: session.id_utente,
        id_indagine: id_indagine ?? null,
        file_nome: fileName(body.file_nome, file_type),
        file_type,
        bytes: bytes.length,
        type: body.type,
        file_commento: body.file_commento?.trim() ?? '',
        data_rilievo: day,
        id_livello_confidenzialita: body.id_livello_confidenzialita,
        tags: JSON.stringify(body.tags ?? []),
        kardia_note: body.kardia?.[0]?.kardia_note.trim() ?? '',
        impronta_misura: body.impronta_misura ?? null,
        blob_key: blob.blob_key,
      };
      const saved = await insertFile(transaction, file, timestamp(now));
      if (saved === undefined) throw conflict('changed', 'The recording has become a file meanwhile.');
      if (upload !== undefined && !(await finishUpload(transaction, upload.id_caricamento, saved.id_file))) {
        throw conflict('changed', 'The upload has become a file meanwhile.');
      }
      tell('created', saved);
      return store.show(transaction, saved);
    });
  }

  /** A recording that is sent again: its file as it is, or taken out of the trash. What was uploaded is not needed. */
  async function again(before: FileRow, upload: UploadRow | undefined, now: number): Promise<File> {
    if (upload !== undefined) await forgetUploads(database, [upload.id_caricamento]);
    if (before.deleted_on === null) return store.show(database, before);
    const saved = await store.update(database, before, { deleted_at: null, deleted_on: null }, now);
    if (saved === undefined) throw conflict('changed', 'The file has changed meanwhile.');
    return store.show(database, saved);
  }

  async function toDownload({ file_type, file_nome, blob_key }: FileRow): Promise<Download> {
    return new Download(file_type, fileName(file_nome, file_type), await readBlob(database, blobs, blob_key));
  }

  /** What the exam has kept from view is not opened by taking the file away from it. */
  async function detachedLevel(session: Session, id: number): Promise<number> {
    return (await store.show(database, await life.find(session, id))).livello_effettivo;
  }

  return {
    createFile: create,

    async saveFile(call) {
      const { session, path, body } = call;
      const id = path.id_file;
      checkRecordId('id_file', id, body.id_file);
      const detached = body.staccato ? await detachedLevel(session, id) : undefined;
      return life.change(call, {
        id,
        feature: 'modificafile',
        deleted_at: body.deleted_at,
        level: body.id_livello_confidenzialita ?? detached,
        content(before) {
          const { file_nome, type, file_commento, data_rilievo, tags, kardia, staccato } = body;
          check('/data_rilievo', data_rilievo, tags);
          if (type !== undefined && !fits(before.file_type, type)) {
            throw invalid([{ path: '/type', code: 'kind', message: 'must be a type that the content can be of' }]);
          }
          const sent = {
            ...(file_nome !== undefined && { file_nome: fileName(file_nome, before.file_type) }),
            ...(type !== undefined && { type }),
            ...(file_commento !== undefined && { file_commento: file_commento.trim() }),
            ...(data_rilievo !== undefined && { data_rilievo }),
            ...(tags !== undefined && { tags: JSON.stringify(tags) }),
            ...(kardia !== undefined && { kardia_note: kardia[0]?.kardia_note.trim() ?? '' }),
            ...(staccato && before.id_indagine !== null && { id_indagine: null }),
          };
          return Object.keys(sent).length > 0 ? sent : undefined;
        },
      });
    },

    async deleteFile(call) {
      const { session, path } = call;
      const before = await life.find(session, path.id_file);
      if (before.deleted_on === null) {
        if (before.id_indagine !== null) throw conflict('attached', 'The file is attached to an exam.');
        if (before.author_id !== session.id_utente) throw conflict('author', 'Somebody else wrote the file.');
      }
      return life.remove(call, path.id_file);
    },

    async listFiles({ session }) {
      const all = await listFiles(database, patientOf(session));
      return { data: all.filter(({ type }) => type !== 'kardia') };
    },

    async listKardiaFiles({ session }) {
      const all = await listFiles(database, patientOf(session));
      return all.filter(({ type }) => type === 'kardia');
    },

    async previewKardia({ path }) {
      const file = await store.findOfAnyone(database, path.id);
      if (file?.type !== 'kardia') throw notFound();
      return toDownload(file);
    },

    async getDownloadUrl({ session, path }) {
      if ((await store.findOfAnyone(database, path.id)) === undefined) throw notFound();
      return { data: await files.addressFor(session, path.id) };
    },

    async downloadFile({ path, inParts }) {
      const ticket = await tickets.file.redeem(path.biglietto, { now: clock(), inParts });
      const session = ticket?.token_hash ? await sessions.find(ticket.token_hash) : undefined;
      if (ticket === undefined || session === undefined) throw notFound();
      // Access may have been withdrawn since the address was handed out.
      const id = ticket.id_file;
      if (!(await owners.file(session, id)) && !(await owners.sharedFile(session, id))) throw notFound();
      const file = await store.findOfAnyone(database, id);
      if (file === undefined) throw notFound();
      return toDownload(file);
    },
  };
}

export const filesRoutes = (app: AppContext) => ({ ...documentsRoutes(app), ...uploadsRoutes(app) });
