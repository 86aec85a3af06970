import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { visits } from './visits.kind.ts';

function toContent(body: Body<'saveVisit'>, now: number) {
  const { visita_data, visita_motivazione, visita_osservazioni, visita_conclusioni } = body;
  if (visita_data === undefined || visita_motivazione === undefined) return undefined;
  if (visita_osservazioni === undefined || visita_conclusioni === undefined) return undefined;
  checkNotAfter(latestToday(now), { visita_data });
  return {
    visita_data,
    visita_motivazione: visita_motivazione.trim(),
    visita_osservazioni: visita_osservazioni.trim(),
    visita_conclusioni: visita_conclusioni.trim(),
  };
}

export function visitsRoutes(parts: AppContext): HandlersFor<'listVisits' | 'saveVisit' | 'deleteVisit'> {
  const { list, save, remove } = lifeCycle(parts, visits);
  return {
    listVisits: list,

    saveVisit: (call) =>
      save(call, {
        id: call.path.id_record,
        repeated: call.body.id_visita,
        deleted_at: call.body.deleted_at,
        level: call.body.id_livello_confidenzialita,
        features: { create: 'aggiungivisite', edit: 'modificavisite' },
        required: ['visita_data', 'visita_motivazione', 'visita_osservazioni', 'visita_conclusioni'],
        content: (_before, now) => toContent(call.body, now),
      }),

    deleteVisit: (call) => remove(call, call.path.id),
  };
}
