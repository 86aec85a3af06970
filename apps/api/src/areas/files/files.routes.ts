import { insertBlobs, readBlob, storeBlob } from '../../blobs/blobs.repository.ts';
import { latestToday, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requireOwnerRights, requirePatientId, type Session } from '../../contract/session.ts';
import { conflict, type FieldError, invalid, notFound, tooLarge } from '../../problem.ts';
import { parentExists } from '../../records/attachments.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import type { Caller } from '../../workers/workers.ts';
import { isAllowedFor, maxFileSize } from './content.ts';
import { exam, type File, type FileRow, listFiles, files as store } from './files.kind.ts';
import { findRecorded, insertFile } from './files.repository.ts';
import type { SubmittedFile } from './inspect.ts';
import { fileName } from './names.ts';
import { createThumbnails } from './thumbnails.ts';
import { deleteUploads, findUpload, finishUpload, readUpload, type UploadRow } from './uploads.repository.ts';
import { uploadsRoutes } from './uploads.routes.ts';

type Create = Body<'createFile'>;

const missing = (path: string): FieldError => ({ path, code: 'required', message: 'is required' });

function toDate({ data_rilievo, created_at, id_indagine }: Create): string {
  if (data_rilievo !== undefined && created_at !== undefined && data_rilievo !== created_at) {
    throw invalid([{ path: '/created_at', code: 'const', message: 'must be the same day' }]);
  }
  const day = data_rilievo ?? created_at;
  if (day === undefined) throw invalid([missing(id_indagine === undefined ? '/data_rilievo' : '/created_at')]);
  return day;
}

function documentsRoutes(
  app: AppContext,
): HandlersFor<
  | 'createFile'
  | 'saveFile'
  | 'deleteFile'
  | 'listFiles'
  | 'listKardiaFiles'
  | 'previewKardia'
  | 'getThumbnail'
  | 'getDownloadUrl'
  | 'downloadFile'
> {
  const {
    audit: reads,
    caregivers,
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
  } = app;
  const thumbnails = createThumbnails(app);
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

  async function requireUpload({ id_paziente }: { id_paziente: number }, id: number): Promise<UploadRow> {
    const upload = await findUpload(database, id_paziente, id, clock());
    if (upload === undefined) throw notFound();
    // Archives may be larger but cannot become files.
    if (upload.size > maxFileSize) throw tooLarge();
    return upload;
  }

  async function readContent(
    body: Create,
    upload: UploadRow | undefined,
  ): Promise<Pick<SubmittedFile, 'content' | 'digest'>> {
    if (body.file !== undefined && upload === undefined) return { content: body.file, digest: null };
    if (upload === undefined || body.file !== undefined) throw invalid([missing('/file')]);
    if (upload.received < upload.size) throw conflict('incomplete', 'Parts of the upload are still missing.');
    return { content: await readUpload(database, blobs, upload), digest: upload.digest };
  }

  async function create({ session, body, caller, audit, log }: Call<'createFile'>): Promise<File> {
    const auditFile = (azione: 'created' | 'restored', { id_file }: FileRow) =>
      audit({ azione, tipo: 'file', id_record: id_file });
    const now = clock();
    const id_paziente = requirePatientId(session);
    const upload =
      body.id_caricamento === undefined ? undefined : await requireUpload({ id_paziente }, body.id_caricamento);
    if (upload !== undefined && upload.id_file !== null) {
      // The response to the first request was lost.
      const existing = await store.find(database, id_paziente, upload.id_file);
      if (existing === undefined || existing.deleted_at !== null) throw conflict('deleted', 'The file is deleted.');
      auditFile('created', existing);
      return store.show(database, existing);
    }
    const recorded =
      body.impronta_misura === undefined ? undefined : await findRecorded(database, id_paziente, body.impronta_misura);
    if (recorded !== undefined) {
      const file = await reuseRecorded(session, recorded, upload, now);
      auditFile(recorded.deleted_on === null ? 'created' : 'restored', recorded);
      return file;
    }
    const day = toDate(body);
    check(body.data_rilievo === undefined ? '/created_at' : '/data_rilievo', day, body.tags);
    const sent = { ...(await readContent(body, upload)), declared: body.file_type, kind: body.type };
    const inspected = await tasks.run('inspectFile', sent, caller);
    if ('refusal' in inspected) throw inspected.refusal === 'too-large' ? tooLarge() : invalid([inspected.refusal]);
    const { bytes, type: file_type } = inspected;
    // Uploads have already reserved their space.
    if (upload === undefined) await quota.checkInAdvance(id_paziente, bytes.length);
    // The blob is stored before any row refers to it; if the insert fails, the cleanup deletes it.
    const blob = await storeBlob(blobs, file_type, bytes);
    const thumbnail = await tryThumbnail(bytes, file_type, caller, log);
    return database.transaction().execute(async (transaction) => {
      const { id_indagine } = body;
      if (id_indagine !== undefined && !(await parentExists(transaction, exam, id_paziente, id_indagine)))
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
      if (saved === undefined) throw conflict('changed', 'The recording was stored by another request.');
      if (upload !== undefined && !(await finishUpload(transaction, upload.id_caricamento, saved.id_file))) {
        throw conflict('changed', 'The upload was completed by another request.');
      }
      if (thumbnail !== undefined) await thumbnails.save(transaction, saved.id_file, thumbnail);
      auditFile('created', saved);
      return store.show(transaction, saved);
    });
  }

  /** A file is never lost for want of its thumbnail, which its first request makes otherwise. */
  async function tryThumbnail(bytes: Uint8Array, type: string, caller: Caller, log: Call<'createFile'>['log']) {
    if (!thumbnails.isPicture(type)) return undefined;
    return thumbnails.make(bytes, type, caller).catch((error: unknown) => {
      log.warn({ err: error }, 'a thumbnail could not be made');
      return undefined;
    });
  }

  /** Returns the existing file of a recording, restored if deleted, and discards the upload. */
  async function reuseRecorded(
    session: Session,
    before: FileRow,
    upload: UploadRow | undefined,
    now: number,
  ): Promise<File> {
    if (upload !== undefined) await deleteUploads(database, [upload.id_caricamento]);
    if (before.deleted_on === null) return store.show(database, before);
    requireOwnerRights(session);
    const saved = await store.update(database, before, { deleted_at: null, deleted_on: null }, now);
    if (saved === undefined) throw conflict('changed', 'The file has changed.');
    return store.show(database, saved);
  }

  async function toDownload({ file_type, file_nome, blob_key }: FileRow): Promise<Download> {
    return new Download(file_type, fileName(file_nome, file_type), await readBlob(database, blobs, blob_key));
  }

  /** Detaching must not make a file more visible than it was through its exam. */
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
        keepsVisibility: body.id_livello_confidenzialita === undefined,
        content(before) {
          const { file_nome, type, file_commento, data_rilievo, tags, kardia, staccato } = body;
          check('/data_rilievo', data_rilievo, tags);
          // Specialties decide who sees a file.
          if (tags !== undefined && JSON.stringify(tags) !== before.tags) requireOwnerRights(session);
          if (type !== undefined && !isAllowedFor(before.file_type, type)) {
            throw invalid([{ path: '/type', code: 'kind', message: 'must match the content' }]);
          }
          const sent = {
            ...(file_nome !== undefined && { file_nome: fileName(file_nome, before.file_type) }),
            ...(type !== undefined && { type }),
            ...(file_commento !== undefined && { file_commento: file_commento.trim() }),
            ...(data_rilievo !== undefined && { data_rilievo }),
            ...(tags !== undefined && { tags: JSON.stringify(tags), specialita: null }),
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
        const { id_paziente, author_id } = before;
        const others = ![session.id_utente, session.id_proprietario].includes(author_id);
        if (others && !(await caregivers.hasActedFor(id_paziente, author_id)))
          throw conflict('author', 'The file has another author.');
      }
      return life.remove(call, path.id_file);
    },

    async listFiles({ session }) {
      const all = await listFiles(database, requirePatientId(session));
      return { data: all.filter(({ type }) => type !== 'kardia') };
    },

    async listKardiaFiles({ session }) {
      const all = await listFiles(database, requirePatientId(session));
      return all.filter(({ type }) => type === 'kardia');
    },

    async previewKardia({ path }) {
      const file = await store.findById(database, path.id);
      if (file?.type !== 'kardia') throw notFound();
      return toDownload(file);
    },

    async getThumbnail({ session, path, caller }) {
      const file = await store.findById(database, path.id);
      const bytes = file && (await thumbnails.read(file, caller));
      if (file === undefined || bytes === undefined) throw notFound();
      if (file.id_paziente !== session.id_paziente)
        await reads.addReads(session, file.id_paziente, [{ tipo: 'file', id_record: file.id_file }]);
      return new Download('image/jpeg', 'miniatura.jpg', bytes);
    },

    async getDownloadUrl({ session, path }) {
      if ((await store.findById(database, path.id)) === undefined) throw notFound();
      return { data: await files.createDownloadUrl(session, path.id) };
    },

    async downloadFile({ path, hasRange: inParts }) {
      const ticket = await tickets.file.redeem(path.biglietto, { now: clock(), inParts });
      const own = ticket?.token_hash ? await sessions.find(ticket.token_hash) : undefined;
      const session = own && ticket?.id_paziente ? await caregivers.act(own, ticket.id_paziente) : own;
      if (ticket === undefined || session === undefined) throw notFound();
      // Access may have been revoked since the ticket was issued.
      const id = ticket.id_file;
      if (!(await owners.file(session, id)) && (session.grant !== undefined || !(await owners.sharedFile(session, id))))
        throw notFound();
      const file = await store.findById(database, id);
      if (file === undefined) throw notFound();
      return toDownload(file);
    },
  };
}

export const filesRoutes = (app: AppContext) => ({ ...documentsRoutes(app), ...uploadsRoutes(app) });
