import {
  type DatedTelling,
  dayOfMoment,
  known,
  numberInWords,
  type Schemas,
  type Section,
  section,
} from './telling.ts';

type Score = Schemas['Score'];

/** What the value of a score is; the others are points. */
const percentages: readonly Score['nome_score'][] = ['framingham-score', 'cardiovascolare-score'];

/** Names the inputs of a score; they come with the words of the calculators, which only papers load. */
export type InputsOfScore = (score: Score) => readonly (readonly [question: string, answer: string])[];

export function scoreSection(
  scores: readonly Score[],
  telling: DatedTelling,
  inputsOf: InputsOfScore = () => [],
): Section {
  const { facts, scoreNames } = telling.words;
  const percent = (value: number) => `${numberInWords(telling, value)} %`;
  return section(
    'scores',
    telling,
    scores.map((score) => {
      const { nome_score: name, valore_score: value, additional_score: additional, created_at } = score;
      return {
        name: scoreNames[name],
        facts: known([
          [facts.date, dayOfMoment(telling, created_at)],
          percentages.includes(name) ? [facts.tenYears, percent(value)] : [facts.points, numberInWords(telling, value)],
          [facts.strokes, additional === null ? '' : percent(additional)],
          ...inputsOf(score),
        ]),
      };
    }),
  );
}
