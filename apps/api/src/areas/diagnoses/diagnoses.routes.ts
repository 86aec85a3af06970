import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { conflict, invalid } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { type Diagnosis, diagnoses } from './diagnoses.kind.ts';

type Save = Body<'saveDiagnosis'>;
type Status = Diagnosis['diagnosi_stato'];

const suspected = '1';
const statuses: readonly Status[] = ['0', '1', '2'];

function toStatus({ diagnosi_stato: sent }: Save): Status | undefined {
  return statuses.find((status) => status === String(sent));
}

function toLevel({ id_livello_confidenzialita: level, id_livelo_confidenzialita: other }: Save): number | undefined {
  if (level !== undefined && other !== undefined && level !== other) {
    throw invalid([{ path: '/id_livelo_confidenzialita', code: 'const', message: 'must be the same level' }]);
  }
  return level ?? other;
}

function toDetails({ tipo_diagnosi, diagnosi_patologia, diagnosiDetails }: Save) {
  if (tipo_diagnosi === undefined || diagnosi_patologia === undefined || diagnosiDetails === undefined)
    return undefined;
  return {
    tipo_diagnosi,
    diagnosi_patologia: diagnosi_patologia.trim(),
    careprovider: diagnosiDetails.careprovider.trim(),
  };
}

export function diagnosesRoutes({
  proposals,
  timeZone,
  ...parts
}: AppContext): HandlersFor<'listDiagnoses' | 'saveDiagnosis' | 'deleteDiagnosis'> {
  const { list, save, remove } = lifeCycle(parts, diagnoses);
  return {
    listDiagnoses: list,

    async saveDiagnosis(call) {
      const { path, body, requireFeature: needs } = call;
      const status = toStatus(body);
      return proposals.accept(call.session, body.id_proposta, async () => {
        const shown = await save(call, {
          id: path.id_record,
          repeated: body.id_diagnosi,
          deleted_at: body.deleted_at,
          level: toLevel(body),
          features: { create: 'aggiungidiagnosi', edit: 'modificadiagnosi' },
          required: ['tipo_diagnosi', 'diagnosi_patologia', 'diagnosiDetails'],
          content(before, now) {
            const details = toDetails(body);
            if (details === undefined) return undefined;
            const diagnosi_stato = status ?? before?.diagnosi_stato;
            if (diagnosi_stato === undefined) {
              throw invalid([{ path: '/diagnosi_stato', code: 'required', message: 'is required' }]);
            }
            const diagnosi_inserimento = before?.diagnosi_inserimento ?? calendarDay(now, timeZone);
            return { ...details, diagnosi_stato, diagnosi_inserimento };
          },
          async move(before, details) {
            if (status === undefined || status === before.diagnosi_stato) return {};
            if (before.diagnosi_stato === suspected) await needs('spostaDiagnosi');
            else if (details === undefined) throw conflict('state', 'Only a suspected diagnosis can be moved.');
            return { diagnosi_stato: status };
          },
        });
        return { tipo: 'diagnosis', id_record: shown.id_diagnosi, isNew: path.id_record === 0, shown };
      });
    },

    deleteDiagnosis: (call) => remove(call, call.path.id),
  };
}
