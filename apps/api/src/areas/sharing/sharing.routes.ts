import { storeBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import type { Language, SharedRecord } from '../../summary/telling.ts';
import { hashOf, linkOf, newSecrets, seal } from './envelope.ts';
import { type Extract, extractOf, referenceTo, summaryOf, upTo, type WholeRecord } from './extract.ts';
import { noticesOf } from './notices.ts';
import { keyOf } from './restrict.ts';
import {
  attemptsAllowed,
  insertShare,
  listAccesses,
  listShares,
  mostActive,
  partsOfShares,
  revoke,
} from './sharing.repository.ts';
import { type SheetParts, sheetOf } from './sheet.ts';

export interface SharingParts<Whole extends WholeRecord> extends SheetParts<Whole> {
  database: Database;
  blobs: BlobStore;
  /** Where this server is reached. */
  origin: string;
  /** The level that counts of each record, by `keyOf`. */
  levelsOf(record: Whole): ReadonlyMap<string, number>;
  hashPasscode(passcode: string): Promise<string>;
  printReport(report: {
    record: SharedRecord;
    centres: ReadonlyMap<number, string>;
    timeZone: string;
    language: Language;
    today: string;
    at: number;
    extract: true;
  }): Promise<Buffer>;
}

type Operations = 'listShares' | 'previewShare' | 'createShare' | 'revokeShare' | 'listShareAccesses';
type Wanted = Body<'createShare'>;

const hour = 3_600_000;

export function sharingRoutes<Whole extends WholeRecord>(parts: SharingParts<Whole>): HandlersOf<Operations> {
  const { database, blobs, clock, origin } = parts;

  async function areasOf(patientId: number, { aree = [], id_livello_confidenzialita: level = 1, lingua }: Wanted) {
    const wanted = new Set(aree);
    const extract = await extractOf(parts, patientId, upTo(level), lingua ?? 'it', (seen) =>
      seen.filter(({ area }) => wanted.has(area)),
    );
    if (extract === undefined) throw notFound();
    return { ...extract, level };
  }

  async function printed(
    extract: Extract<Whole> & { doctor?: string | undefined },
    { visita }: Wanted,
  ): Promise<Buffer> {
    if (visita === undefined) return parts.printReport({ ...extract, extract: true });
    const { printVisit } = await import('./print-visit.ts');
    return printVisit({ ...extract, sheet: visita });
  }

  return {
    async listShares({ session }) {
      const patientId = patientOf(session);
      const shares = await listShares(database, patientId, timestamp(clock()));
      const active = shares.filter(({ stato }) => stato === 'attiva');
      const held = await partsOfShares(
        database,
        active.map(({ id_condivisione }) => id_condivisione),
      );
      const levels = held.size > 0 ? parts.levelsOf((await parts.recordOf(patientId)).record) : new Map();
      const toNotices = ({ id_condivisione, id_livello_confidenzialita }: (typeof shares)[number]) =>
        noticesOf(held.get(id_condivisione) ?? [], id_livello_confidenzialita, levels);
      return { data: shares.map((share) => ({ ...share, avvisi: toNotices(share) })) };
    },

    async previewShare({ session, query: { livello = 1 } }) {
      const { record } = await parts.recordOf(patientOf(session));
      const seen = new Set(parts.partsOf(parts.share(upTo(livello), record).cartella).map(keyOf));
      const byArea = Map.groupBy(parts.partsOf(record), ({ area }) => area);
      return {
        data: [...byArea].map(([area, all]) => {
          const numero = all.filter((part) => seen.has(keyOf(part))).length;
          return { area, numero, esclusi: all.length - numero };
        }),
      };
    },

    async createShare({ session, body }) {
      const patientId = patientOf(session);
      const now = clock();
      const at = timestamp(now);
      const active = (await listShares(database, patientId, at)).filter(({ stato }) => stato === 'attiva');
      if (active.length >= mostActive) throw conflict('too-many', 'There are too many links that still open.');
      const { visita, codice, etichetta, contenuti, ore_di_validita, usi_massimi } = body;
      const extract = visita
        ? await sheetOf(parts, patientId, visita, body.lingua ?? 'it')
        : await areasOf(patientId, body);
      const secrets = newSecrets();
      const resources = await Promise.all([
        ...(contenuti.includes('fhir') ? [summaryOf(parts, extract)] : []),
        ...(contenuti.includes('pdf') ? [printed(extract, body).then((pdf) => referenceTo(pdf, extract))] : []),
      ]);
      const sealed = await Promise.all(resources.map((resource) => seal(resource, secrets)));
      const files = await Promise.all(sealed.map((bytes) => storeBlob(blobs, 'application/jose', bytes)));
      const expires = now + ore_di_validita * hour;
      const label = etichetta.trim();
      const id_condivisione = await insertShare(
        database,
        {
          id_paziente: patientId,
          code_hash: hashOf(secrets.code),
          label,
          contents: JSON.stringify(contenuti),
          areas: JSON.stringify(visita ? [] : body.aree),
          level: extract.level,
          passcode_hash: codice === undefined ? null : await parts.hashPasscode(codice),
          attempts_left: attemptsAllowed,
          uses: 0,
          max_uses: usi_massimi ?? null,
          created_at: at,
          expires_at: timestamp(expires),
          revoked_at: null,
          last_used_at: null,
        },
        { files, parts: parts.partsOf(extract.record) },
        now,
      );
      const link = { ...secrets, label, expires, passcode: codice !== undefined, origin };
      return { id_condivisione, collegamento: linkOf(link) };
    },

    async revokeShare({ path: { id_condivisione } }) {
      await revoke(database, blobs, id_condivisione, timestamp(clock()));
    },

    async listShareAccesses({ path: { id_condivisione } }) {
      return { data: await listAccesses(database, id_condivisione) };
    },
  };
}
