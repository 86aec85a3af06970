import type { Selectable } from 'kysely';
import { calendarDay, latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { invalid } from '../../problem.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { source } from './plan.ts';
import { readSchedule } from './read-schedule.ts';
import { vaccinations } from './vaccinations.kind.ts';
import type { VaccinationsTable } from './vaccinations.table.ts';

type Vaccine = Pick<Selectable<VaccinationsTable>, 'id_vaccino' | 'vaccino_nome' | 'vaccino_atc'>;

export function vaccinationsRoutes(
  app: AppContext,
): HandlersFor<'listVaccinations' | 'saveVaccination' | 'getVaccinationSchedule'> {
  const { catalogue, clock, timeZone } = app;
  const { list, save } = lifeCycle(app, vaccinations);

  /** Keeps the vaccine's name from the time of choice, also after it left the catalogue. */
  async function findVaccine(id_vaccino: string, before: Vaccine | undefined): Promise<Vaccine> {
    if (id_vaccino === before?.id_vaccino) {
      return { id_vaccino, vaccino_nome: before.vaccino_nome, vaccino_atc: before.vaccino_atc };
    }
    const found = await catalogue.find(id_vaccino);
    if (!found?.vaccino) {
      throw invalid([{ path: '/id_vaccino', code: 'unknown', message: 'must be a vaccine of the catalogue' }]);
    }
    return { id_vaccino, vaccino_nome: found.descrizione_breve, vaccino_atc: found.codice_atc };
  }

  async function toContent(body: Body<'saveVaccination'>, before: Vaccine | undefined, now: number) {
    const { id_vaccino, vaccinazione_data, vaccinazione_reazioni, vaccinazione_richiamo } = body;
    if (id_vaccino === undefined || vaccinazione_data === undefined) return undefined;
    if (vaccinazione_reazioni === undefined || vaccinazione_richiamo === undefined) return undefined;
    checkNotAfter(latestToday(now), { vaccinazione_data });
    return {
      ...(await findVaccine(id_vaccino, before)),
      vaccinazione_data,
      vaccinazione_reazioni: vaccinazione_reazioni.trim(),
      vaccinazione_richiamo,
    };
  }

  return {
    listVaccinations: async (call) => ({ data: await list(call) }),

    saveVaccination: (call) =>
      save(call, {
        id: call.path.id_record,
        repeated: call.body.id_vaccinazione,
        deleted_at: call.body.deleted_at,
        level: call.body.id_livello_confidenzialita,
        features: { create: 'aggiungivaccini', edit: 'modificavaccini' },
        required: ['id_vaccino', 'vaccinazione_data', 'vaccinazione_reazioni', 'vaccinazione_richiamo'],
        content: (before, now) => toContent(call.body, before, now),
      }),

    async getVaccinationSchedule({ session }) {
      const schedule = await readSchedule(app, requirePatientId(session), calendarDay(clock(), timeZone));
      return { fonte: source, ...schedule };
    },
  };
}
