/** One answer to a question. */
export interface ScoreChoice {
  /** Unique within the question. */
  value: string;
  /** Text of the answer. */
  label: string;
  /** Points that it adds, shown with the answer. May be negative. */
  points: number;
}

interface QuestionBase {
  /** Unique within the score; key of the answer. */
  id: string;
  /** The question. */
  label: string;
  /** Examples that count as yes, behind a disclosure. */
  includes?: readonly string[] | undefined;
  /** Does not count, although one might expect it. */
  excludes?: readonly string[] | undefined;
  /** Reason why the answer is fixed, such as an age already entered. */
  lockedReason?: string | undefined;
}

/** Either yes or no, with the points of a yes; or choices, each with its own. */
export type ScoreQuestion = QuestionBase & ({ points: number } | { choices: readonly ScoreChoice[] });

/** `yes`, `no` or the value of a choice; absent if unanswered. */
export type ScoreAnswers = Readonly<Record<string, string | undefined>>;

/** Points of the given answers. */
export interface ScoreTotal {
  /** Sum of the given answers; final only if `missing` is empty. */
  points: number;
  /** Sum of the highest points of all questions. */
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

/** Returns the points of the given answers and the questions that are still open. */
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
