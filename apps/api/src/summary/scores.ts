import {
  type DatedRenderContext,
  formatLocalDay,
  formatNumber,
  knownFacts,
  type Schemas,
  type Section,
  section,
} from './render-context.ts';

type Score = Schemas['Score'];

/** Scores in percent; the others are points. */
const percentages: readonly Score['nome_score'][] = ['framingham-score', 'cardiovascolare-score'];

/** Needs the messages of the calculators, which only printed documents load. */
export type GetScoreInputs = (score: Score) => readonly (readonly [question: string, answer: string])[];

export function scoreSection(
  scores: readonly Score[],
  context: DatedRenderContext,
  getInputs: GetScoreInputs = () => [],
): Section {
  const { facts, scoreNames } = context.messages;
  const percent = (value: number) => `${formatNumber(context, value)} %`;
  return section(
    'scores',
    context,
    scores.map((score) => {
      const { nome_score: name, valore_score: value, additional_score: additional, created_at } = score;
      return {
        name: scoreNames[name],
        facts: knownFacts([
          [facts.date, formatLocalDay(context, created_at)],
          percentages.includes(name) ? [facts.tenYears, percent(value)] : [facts.points, formatNumber(context, value)],
          [facts.strokes, additional === null ? '' : percent(additional)],
          ...getInputs(score),
        ]),
      };
    }),
  );
}
