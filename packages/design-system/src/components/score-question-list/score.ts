export interface ScoreChoice {
  value: string;
  label: string;
  points: number;
}

interface QuestionBase {
  id: string;
  label: string;
  includes?: readonly string[] | undefined;
  /** Does not count, although one might expect it. */
  excludes?: readonly string[] | undefined;
  lockedReason?: string | undefined;
}

/** Either yes or no, with the points of a yes; or choices, each with its own. */
export type ScoreQuestion = QuestionBase & ({ points: number } | { choices: readonly ScoreChoice[] });

/** `yes`, `no` or the value of a choice; absent if unanswered. */
export type ScoreAnswers = Readonly<Record<string, string | undefined>>;

export interface ScoreTotal {
  points: number;
  max: number;
  /** Unanswered questions in order. An absent answer is not a no. */
  missing: readonly string[];
}

function getPoints(question: ScoreQuestion): readonly { value: string; points: number }[] {
  if ('choices' in question) return question.choices;
  return [
    { value: 'yes', points: question.points },
    { value: 'no', points: 0 },
  ];
}

export function computeScore(questions: readonly ScoreQuestion[], answers: ScoreAnswers): ScoreTotal {
  const missing: string[] = [];
  let [points, max] = [0, 0];
  for (const question of questions) {
    const choices = getPoints(question);
    const answer = choices.find(({ value }) => value === answers[question.id]);
    max += Math.max(...choices.map((choice) => choice.points));
    if (answer) points += answer.points;
    else missing.push(question.id);
  }
  return { points, max, missing };
}
