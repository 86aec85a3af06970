import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { conflict, invalid } from '../../problem.ts';
import { listDecisions, memberSince, saveDecision } from './consents.repository.ts';
import { lockedTreatment, treatments } from './treatments.ts';

/** Without a decision, only the treatment that the account requires counts as accepted. */
function defaultDecision(treatment: number, memberSince: string) {
  return treatment === lockedTreatment
    ? ({ Id_Consenso_P: 0, Consenso: 1, data_consenso: memberSince } as const)
    : ({ Id_Consenso_P: 0, Consenso: 0, data_consenso: null } as const);
}

export function consentsRoutes({ database, clock }: AppContext): HandlersFor<'listConsents' | 'saveConsent'> {
  return {
    async listConsents({ session, query: { lingua = 'it' } }) {
      const decisions = await listDecisions(database, requirePatientId(session));
      const since = await memberSince(database, session.id_proprietario);
      return treatments.map((words, index) => {
        const Id_Trattamento = index + 1;
        const decided = decisions.find((decision) => decision.Id_Trattamento === Id_Trattamento);
        const { Id_Consenso_P, Consenso, data_consenso } = decided ?? defaultDecision(Id_Trattamento, since);
        return { Id_Consenso_P, Id_Trattamento, Consenso, data_consenso, trattamento: words[lingua] };
      });
    },

    async saveConsent({ session, body: { Id_Consenso_P, Id_Trattamento, Consenso }, audit }) {
      if (Id_Trattamento === lockedTreatment)
        throw conflict('locked', 'This consent is required for the account and ends with its deletion.');
      const id_paziente = requirePatientId(session);
      const decisions = await listDecisions(database, id_paziente);
      const known = decisions.find((row) => row.Id_Consenso_P === Id_Consenso_P);
      if (known !== undefined && known.Id_Trattamento !== Id_Trattamento)
        throw invalid([{ path: '/Id_Trattamento', code: 'const', message: 'must be the treatment of the consent' }]);
      const isFirst = !decisions.some((row) => row.Id_Trattamento === Id_Trattamento);
      const saved = await saveDecision(database, { id_paziente, Id_Trattamento, Consenso }, clock());
      audit({ azione: isFirst ? 'created' : 'changed', tipo: 'consent', id_record: saved.Id_Consenso_P });
      return saved;
    },
  };
}
