import { readBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { type Clock, timestamp } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { Body, Call, HandlersOf } from '../../contract/handlers.ts';
import type { Database, Queries } from '../../database/database.ts';
import { notFound, wrongPasscode } from '../../problem.ts';
import {
  type Access,
  countUse,
  filesOf,
  findActive,
  findFile,
  insertAccess,
  type ShareRow,
  takeAttempt,
} from './sharing.repository.ts';

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  /** Where this server is reached. */
  origin: string;
  checkPasscode(hash: string, passcode: string): Promise<boolean>;
  /** Counts an address that leads nowhere, and refuses once there were many from the same client. */
  countUnknown(address: string, now: number): Promise<void>;
  /** Addresses that open a file once. */
  tickets: {
    issue(file: { id_file: number; token_hash: null }, now: number): Promise<string>;
    redeem(ticket: string, use: { now: number; inParts: boolean }): Promise<{ id_file: number } | undefined>;
  };
  /** The kind of client, without what would tell one person's from another's. */
  deviceOf(userAgent: string): string | null;
  /** Told within the same transaction that a link was opened. */
  onOpen(queries: Queries, patientId: number, shareId: number, at: string): Promise<void>;
}

/** As many characters of a name as are of use to whoever reads the list. */
const longestName = 100;

const nameIn = ({ recipient }: Body<'openShare'>) =>
  String(recipient).replace(/\s+/g, ' ').trim().slice(0, longestName);

export function openRoutes(parts: Parts): HandlersOf<'openShare' | 'downloadSharedFile'> {
  const { database, blobs, clock, origin, tickets } = parts;

  /** Nothing when the passcode is right, or there is none. */
  async function checkPasscode(share: ShareRow, passcode: unknown, access: Access): Promise<void> {
    if (share.passcode_hash === null) return;
    // Whoever did not know that there is one has not guessed.
    if (typeof passcode !== 'string' || passcode === '') throw wrongPasscode(share.attempts_left);
    const left = await takeAttempt(database, share.id_condivisione);
    if (left === undefined) throw notFound();
    if (await parts.checkPasscode(share.passcode_hash, passcode)) return;
    await insertAccess(database, share.id_condivisione, access, 'codice_errato');
    throw wrongPasscode(left);
  }

  async function fileOf(
    { id_file_condiviso, blob_key }: { id_file_condiviso: number; blob_key: string },
    most: unknown,
  ) {
    const jwe = (await readBlob(database, blobs, blob_key)).toString('ascii');
    const about = { contentType: 'application/fhir+json', status: 'finalized', fhirVersion: '4.0.1' } as const;
    if (typeof most !== 'number' || jwe.length <= most) return { ...about, embedded: jwe };
    const ticket = await tickets.issue({ id_file: id_file_condiviso, token_hash: null }, clock());
    return { ...about, location: `${origin}/api/shl/file/${ticket}` };
  }

  return {
    async openShare({ path: { codice }, body, address, userAgent }: Call<'openShare'>) {
      const now = clock();
      const at = timestamp(now);
      // Looked up first: the address of a link is 256 random bits, which limits on guesses do not make safer, and others
      // at the same network address must not keep its recipient out. Passcodes have a limit of their own.
      const share = await findActive(database, codice, at);
      if (share === undefined) {
        await parts.countUnknown(address, now);
        throw notFound();
      }
      const access: Access = { at, recipient: nameIn(body), device: parts.deviceOf(userAgent) };
      await checkPasscode(share, body.passcode, access);
      await database.transaction().execute(async (transaction) => {
        if (!(await countUse(transaction, share, at))) throw notFound();
        await insertAccess(transaction, share.id_condivisione, access, 'aperto');
        await parts.onOpen(transaction, share.id_paziente, share.id_condivisione, at);
      });
      const rows = await filesOf(database, share.id_condivisione);
      const files = await Promise.all(rows.map((row) => fileOf(row, body.embeddedLengthMax)));
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
