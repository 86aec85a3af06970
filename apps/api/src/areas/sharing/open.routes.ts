import { readBlob } from '../../blobs/blobs.repository.ts';
import { timestamp } from '../../clock.ts';
import { publicUrl } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersFor } from '../../contract/handlers.ts';
import { notFound, wrongPasscode } from '../../problem.ts';
import {
  type Access,
  consumeAttempt,
  countUse,
  findActive,
  findFile,
  insertAccess,
  listFiles,
  type ShareRow,
} from './sharing.repository.ts';

const maxNameLength = 100;

const toRecipient = ({ recipient }: Body<'openShare'>) =>
  String(recipient).replace(/\s+/g, ' ').trim().slice(0, maxNameLength);

const anonymous = 0;

export function openRoutes(app: AppContext): HandlersFor<'openShare' | 'downloadSharedFile'> {
  const { accessLog, accounts, audit, blobs, clock, database } = app;
  const origin = publicUrl(app.config);
  const tickets = app.tickets.share;

  async function checkPasscode(share: ShareRow, passcode: unknown, access: Access): Promise<void> {
    if (share.passcode_hash === null) return;
    // A missing passcode is not a guess.
    if (typeof passcode !== 'string' || passcode === '') throw wrongPasscode(share.attempts_left);
    const left = await consumeAttempt(database, share.id_condivisione);
    if (left === undefined) throw notFound();
    if (await accounts.checkPasscode(share.passcode_hash, passcode)) return;
    await insertAccess(database, share.id_condivisione, access, 'codice_errato');
    throw wrongPasscode(left);
  }

  async function toFile(
    { id_file_condiviso, blob_key }: { id_file_condiviso: number; blob_key: string },
    most: unknown,
  ) {
    const jwe = (await readBlob(database, blobs, blob_key)).toString('ascii');
    const about = { contentType: 'application/fhir+json', status: 'finalized', fhirVersion: '4.0.1' } as const;
    if (typeof most !== 'number' || jwe.length <= most) return { ...about, embedded: jwe };
    const ticket = await tickets.issue({ id_file: id_file_condiviso, token_hash: null, id_paziente: null }, clock());
    return { ...about, location: `${origin}/api/shl/file/${ticket}` };
  }

  return {
    async openShare({ path: { codice }, body, address, userAgent }: Call<'openShare'>) {
      const now = clock();
      const at = timestamp(now);
      // Looked up before throttling: a link has 256 random bits and needs no limit on guesses, and a recipient must not
      // be blocked by others on the same network. Passcodes have their own limit.
      const share = await findActive(database, codice, at);
      if (share === undefined) {
        await accounts.countAttempt({ purpose: 'share', email: '', address }, now);
        throw notFound();
      }
      const access: Access = { at, recipient: toRecipient(body), device: accessLog.describeDevice(userAgent) };
      await checkPasscode(share, body.passcode, access);
      await database.transaction().execute(async (transaction) => {
        if (!(await countUse(transaction, share, at))) throw notFound();
        await insertAccess(transaction, share.id_condivisione, access, 'aperto');
        const { id_paziente, id_condivisione: id_record } = share;
        const opened = { action: 'read', kind: 'share', id_record } as const;
        await audit.append(transaction, { id_paziente, id_utente: anonymous, at, ...opened });
      });
      const rows = await listFiles(database, share.id_condivisione);
      const files = await Promise.all(rows.map((row) => toFile(row, body.embeddedLengthMax)));
      return { files: files.map((file) => ({ ...file, lastUpdated: share.created_at })) };
    },

    async downloadSharedFile({ path: { biglietto } }) {
      const now = clock();
      const ticket = await tickets.redeem(biglietto, { now, inParts: false });
      const file = ticket && (await findFile(database, ticket.id_file, timestamp(now)));
      if (file === undefined) throw notFound();
      return new Download('application/jose', 'libretto.jwe', await readBlob(database, blobs, file.blob_key));
    },
  };
}
