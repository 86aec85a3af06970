import { calendarDay, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { ageOn } from '../../policy/age.ts';
import { invalid } from '../../problem.ts';
import { additionalScore, checkScore } from './recount.ts';
import { insertScore, listScores, type Score } from './scores.repository.ts';
import { checkApplicability } from './whose.ts';

type ScoreAnswers = Score['risposte'];

export function scoresRoutes({
  database,
  clock,
  timeZone,
  people,
}: AppContext): HandlersFor<'saveScore' | 'listScores' | 'getScoreDefinitions' | 'getScoreCombinations'> {
  return {
    async saveScore({ session, body, audit }) {
      const { nome_score, valore_score, additional_score, risposte } = body;
      const { paziente_nascita: birth, paziente_sesso: sex } = await people.person(requirePatientId(session));
      const errors = [
        ...checkApplicability(nome_score, {
          age: birth === null ? undefined : ageOn(birth, calendarDay(clock(), timeZone)),
          sex: sex === 'unknown' ? undefined : sex,
        }),
        ...checkScore(nome_score, valore_score, risposte),
      ];
      if (errors.length > 0) throw invalid(errors);
      const additional = additionalScore(nome_score, valore_score);
      if (additional_score !== undefined && additional_score !== additional) {
        const message = additional === null ? 'this score has no second figure' : 'is not what belongs to this total';
        throw invalid([{ path: '/additional_score', code: 'mismatch', message }]);
      }
      const score = await insertScore(database, {
        id_paziente: requirePatientId(session),
        author_id: session.id_utente,
        nome_score,
        valore_score,
        additional_score: additional,
        risposte: risposte === undefined ? null : (risposte as ScoreAnswers),
        created_at: timestamp(clock()),
      });
      audit({ azione: 'created', tipo: 'score', id_record: score.id_score });
      return score;
    },

    async listScores({ session, path }) {
      return listScores(database, requirePatientId(session), path.nome_score);
    },

    async getScoreDefinitions({ path }) {
      const { scoreDefinitions: definitionsOf } = await import('./tables.ts');
      return { data: definitionsOf(path.type) };
    },

    async getScoreCombinations({ path }) {
      const { scoreCombinations: combinationsOf } = await import('./tables.ts');
      return { data: combinationsOf(path.type) };
    },
  };
}
