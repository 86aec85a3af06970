import { storeBlob } from '../../blobs/blobs.repository.ts';
import { timestamp } from '../../clock.ts';
import { publicUrl } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { strictest, upTo } from '../../policy/visibility.ts';
import { conflict, notFound } from '../../problem.ts';
import { effectiveLevel, lineKey, type RecordPart } from '../../records/sharing.ts';
import { hashCode, newSecrets, toLink } from './envelope.ts';
import { describeLines, findNotices } from './notices.ts';
import { openRoutes } from './open.routes.ts';
import { listOutside } from './outside-lines.ts';
import {
  findShare,
  insertShare,
  listAccesses,
  listShareParts,
  listShares,
  maxActiveShares,
  maxAttempts,
  revoke,
} from './sharing.repository.ts';
import { visitRoutes } from './visit.routes.ts';

type Operations =
  | 'listShares'
  | 'previewShare'
  | 'createShare'
  | 'revokeShare'
  | 'listShareAccesses'
  | 'listShareLines'
  | 'previewSharedLink';

const hour = 3_600_000;

function linksRoutes(app: AppContext): HandlersFor<Operations> {
  const { accounts, blobs, clock, config, database, records, tasks } = app;

  const effectiveLevels = (parts: readonly RecordPart[]): ReadonlyMap<string, number> =>
    new Map(parts.map((part) => [lineKey(part), effectiveLevel(part)]));

  return {
    async listShares({ session }) {
      const patientId = requirePatientId(session);
      const shares = await listShares(database, patientId, timestamp(clock()));
      const active = shares.filter(({ stato }) => stato === 'attiva');
      const held = await listShareParts(
        database,
        active.map(({ id_condivisione }) => id_condivisione),
      );
      const levels = held.size > 0 ? effectiveLevels(records.partsOf(await records.readWhole(patientId))) : new Map();
      const toNotices = ({ id_condivisione, id_livello_confidenzialita }: (typeof shares)[number]) =>
        findNotices(held.get(id_condivisione) ?? [], id_livello_confidenzialita, levels);
      return { data: shares.map((share) => ({ ...share, avvisi: toNotices(share) })) };
    },

    async previewShare({ session, query: { livello = 1 } }) {
      const record = await records.readWhole(requirePatientId(session));
      const seen = new Set(records.partsOf(records.share(upTo(livello), record).cartella).map(lineKey));
      const byArea = Map.groupBy(records.partsOf(record), ({ area }) => area);
      return {
        data: [...byArea].map(([area, all]) => {
          const numero = all.filter((part) => seen.has(lineKey(part))).length;
          return { area, numero, esclusi: all.length - numero };
        }),
      };
    },

    async createShare({ session, body, caller, audit }) {
      const patientId = requirePatientId(session);
      const now = clock();
      const at = timestamp(now);
      const active = (await listShares(database, patientId, at)).filter(({ stato }) => stato === 'attiva');
      if (active.length >= maxActiveShares) throw conflict('too-many', 'There are too many active links.');
      const { visita, codice, etichetta, contenuti, ore_di_validita, usi_massimi } = body;
      const secrets = newSecrets();
      const { level, sealed, shown } = await tasks.run(
        'prepareShare',
        { patientId, request: body, key: secrets.key },
        caller,
      );
      const files = await Promise.all(sealed.map((bytes) => storeBlob(blobs, 'application/jose', bytes)));
      const expires = now + ore_di_validita * hour;
      const label = etichetta.trim();
      const id_condivisione = await insertShare(
        database,
        {
          id_paziente: patientId,
          code_hash: hashCode(secrets.code),
          label,
          contents: JSON.stringify(contenuti),
          areas: JSON.stringify(visita ? [] : body.aree),
          level,
          passcode_hash: codice === undefined ? null : await accounts.hashPasscode(codice),
          attempts_left: maxAttempts,
          uses: 0,
          max_uses: usi_massimi ?? null,
          created_at: at,
          expires_at: timestamp(expires),
          revoked_at: null,
          last_used_at: null,
        },
        { files, parts: shown },
        now,
      );
      audit({ azione: 'created', tipo: 'share', id_record: id_condivisione });
      const link = { ...secrets, label, expires, passcode: codice !== undefined, origin: publicUrl(config) };
      return { id_condivisione, collegamento: toLink(link) };
    },

    async revokeShare({ path: { id_condivisione }, audit }) {
      await revoke(database, blobs, id_condivisione, timestamp(clock()));
      audit({ azione: 'deleted', tipo: 'share', id_record: id_condivisione });
    },

    async listShareAccesses({ path: { id_condivisione } }) {
      return { data: await listAccesses(database, id_condivisione) };
    },

    async listShareLines({ session, path: { id_condivisione } }) {
      const patientId = requirePatientId(session);
      const [share, held, record] = await Promise.all([
        findShare(database, id_condivisione, timestamp(clock())),
        listShareParts(database, [id_condivisione]),
        records.readWhole(patientId),
      ]);
      const most = share.id_livello_confidenzialita;
      return { data: describeLines(held.get(id_condivisione) ?? [], most, records.partsOf(record)) };
    },

    async previewSharedLink({ session, path: { id_condivisione } }) {
      const patientId = requirePatientId(session);
      const share = await findShare(database, id_condivisione, timestamp(clock()));
      if (share.stato !== 'attiva') throw notFound();
      const [all, record] = await Promise.all([
        listShareParts(database, [id_condivisione]),
        records.withMedicines(patientId),
      ]);
      const held = all.get(id_condivisione) ?? [];
      const parts = records.partsOf(record);
      const most = share.id_livello_confidenzialita;
      return {
        condivisione: { ...share, avvisi: findNotices(held, most, effectiveLevels(parts)) },
        cartella: records.restrict(records.share(upTo(strictest), record).cartella, held),
        righe_nascoste: listOutside(share, held, parts),
        totale: parts.length,
      };
    },
  };
}

export const sharingRoutes = (app: AppContext) => ({ ...visitRoutes(app), ...linksRoutes(app), ...openRoutes(app) });
