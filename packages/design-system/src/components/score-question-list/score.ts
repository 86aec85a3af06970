export interface ScoreChoice {
  value: string;
  label: string;
  points: number;
}

interface QuestionBase {
  id: string;
  label: string;
  /** What counts as yes. */
  includes?: readonly string[] | undefined;
  /** What does not, although one might think so. */
  excludes?: readonly string[] | undefined;
  /** The answer is known from elsewhere and cannot be changed here: why. */
  lockedReason?: string | undefined;
}

/** Either yes or no, with the points of a yes; or choices, each with its own. */
export type ScoreQuestion = QuestionBase & ({ points: number } | { choices: readonly ScoreChoice[] });

/** Of a yes-or-no question `yes` or `no`, else the value of the choice; absent while it is not answered. */
export type ScoreAnswers = Readonly<Record<string, string | undefined>>;

export interface ScoreTotal {
  points: number;
  /** The greatest total that there is. */
  most: number;
  /** Questions without an answer, in their order. An absent answer is not a no. */
  missing: readonly string[];
}

function pointsOf(question: ScoreQuestion): readonly { value: string; points: number }[] {
  if ('choices' in question) return question.choices;
  return [
    { value: 'yes', points: question.points },
    { value: 'no', points: 0 },
  ];
}

export function scoreOf(questions: readonly ScoreQuestion[], answers: ScoreAnswers): ScoreTotal {
  const missing: string[] = [];
  let [points, most] = [0, 0];
  for (const question of questions) {
    const choices = pointsOf(question);
    const answer = choices.find(({ value }) => value === answers[question.id]);
    most += Math.max(...choices.map((choice) => choice.points));
    if (answer) points += answer.points;
    else missing.push(question.id);
  }
  return { points, most, missing };
}
