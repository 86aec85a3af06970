import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import type { Person } from '../../shared/calculator-page/person.ts';
import type { Answer, Answers, Fault, Question } from '../../shared/calculator-page/questions.ts';
import type { ScoreSetup } from './score-kinds.ts';

/** What both kinds of questionnaire are given. */
export interface QuestionsProps {
  /** Name of the score. */
  label: string;
  setup: ScoreSetup;
  definition: CalculatorDefinition | undefined;
  questions: readonly Question[];
  answers: Answers;
  person: Person;
  /** Somebody has tried to compute: what is missing is marked now, not before. */
  tried: boolean;
  faults: Readonly<Record<string, Fault>>;
  /** What is said of a rare value, by question. */
  advice: Readonly<Record<string, string>>;
  /** A field's id is this, a hyphen and the question's key. */
  id: string;
  onAnswer: (question: Question, answer: Partial<Answer>) => void;
}
