import { latestToday, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, Call, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requireOwnerRights, requirePatientId } from '../../contract/session.ts';
import { strictest } from '../../policy/visibility.ts';
import { invalid } from '../../problem.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { type Reading, readings } from './readings.kind.ts';
import { findMeasured, insertReading } from './readings.repository.ts';

const measures = [
  'parametro_peso',
  'parametro_altezza',
  'parametro_pressione_min',
  'parametro_pressione_max',
  'parametro_frequenza',
  'parametro_saturazione',
  'parametro_temperatura',
] as const;

type Content = Pick<Reading, 'data_rilevazione' | 'fonte' | (typeof measures)[number]>;

/** A changed value no longer comes from the device, and neither does one that was changed before. */
function toSource(before: Omit<Reading, 'versione'>, content: Content): Content['fonte'] {
  if (before.fonte !== 'dispositivo') return before.impronta_misura === null ? content.fonte : 'manuale';
  return measures.every((name) => content[name] === before[name]) ? content.fonte : 'manuale';
}

function toContent(body: Body<'saveReading'>, now: number): Content | undefined {
  const { data_rilevazione, fonte } = body;
  if (data_rilevazione === undefined || fonte === undefined) return undefined;
  checkNotAfter(latestToday(now), { data_rilevazione });
  if (measures.every((name) => (body[name] ?? null) === null)) {
    throw invalid([{ path: '/parametro_peso', code: 'empty', message: 'at least one measure is required' }]);
  }
  const { parametro_pressione_min: low = null, parametro_pressione_max: high = null } = body;
  if ((low === null) !== (high === null)) {
    const path = low === null ? '/parametro_pressione_min' : '/parametro_pressione_max';
    throw invalid([{ path, code: 'required', message: 'requires the other pressure' }]);
  }
  if (low !== null && high !== null && low >= high) {
    throw invalid([
      { path: '/parametro_pressione_min', code: 'order', message: 'must be below the systolic pressure' },
    ]);
  }
  return {
    data_rilevazione,
    parametro_peso: body.parametro_peso ?? null,
    parametro_altezza: body.parametro_altezza ?? null,
    parametro_pressione_min: low,
    parametro_pressione_max: high,
    parametro_frequenza: body.parametro_frequenza ?? null,
    parametro_saturazione: body.parametro_saturazione ?? null,
    parametro_temperatura: body.parametro_temperatura ?? null,
    fonte,
  };
}

export function readingsRoutes(parts: AppContext): HandlersFor<'listReadings' | 'saveReading' | 'deleteReading'> {
  const { database, clock } = parts;
  const { list, change, remove } = lifeCycle(parts, readings);

  /** Sending a device measurement again returns the existing reading, restored if deleted. */
  async function create(call: Call<'saveReading'>): Promise<Reading> {
    const { session, body, audit } = call;
    const now = clock();
    const content = toContent(body, now);
    if (content === undefined) {
      const required = ['data_rilevazione', 'fonte'];
      throw invalid(required.map((name) => ({ path: `/${name}`, code: 'required', message: 'is required' })));
    }
    const { impronta_misura = null, id_livello_confidenzialita = strictest } = body;
    const owner = { id_paziente: requirePatientId(session), author_id: session.id_utente };
    const added = await insertReading(
      database,
      { ...owner, ...content, impronta_misura, id_livello_confidenzialita },
      timestamp(now),
    );
    const auditReading = (azione: 'created' | 'restored', row: Parameters<typeof readings.idOf>[0]): Reading => {
      audit({ azione, tipo: 'reading', id_record: readings.idOf(row) });
      return readings.kind.show(row);
    };
    if (added !== undefined) return auditReading('created', added);
    const before = await findMeasured(database, owner.id_paziente, String(impronta_misura));
    if (before.deleted_at === null) return auditReading('created', before);
    requireOwnerRights(session);
    const again = await readings.update(database, before, { ...content, deleted_at: null }, now);
    return again === undefined ? create(call) : auditReading('restored', again);
  }

  return {
    listReadings: list,

    async saveReading(call) {
      const { path, body } = call;
      const id = path.id_record;
      checkRecordId('id_rilevazione', id, body.id_rilevazione);
      if (id === 0) return create(call);
      if (body.impronta_misura !== undefined) {
        throw invalid([{ path: '/impronta_misura', code: 'new-only', message: 'is only allowed for a new reading' }]);
      }
      return change(call, {
        id,
        deleted_at: body.deleted_at,
        level: body.id_livello_confidenzialita,
        content(before, now) {
          const content = toContent(body, now);
          if (content === undefined) return undefined;
          return { ...content, fonte: toSource(before, content), impronta_misura: before.impronta_misura };
        },
      });
    },

    deleteReading: (call) => remove(call, call.path.id),
  };
}
