import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import type { Person } from '../../shared/calculator-page/person.ts';
import type { Answer, Answers, Fault, Question } from '../../shared/calculator-page/questions.ts';
import type { ScoreSetup } from './score-kinds.ts';

export interface QuestionsProps {
  label: string;
  setup: ScoreSetup;
  definition: CalculatorDefinition | undefined;
  questions: readonly Question[];
  answers: Answers;
  person: Person;
  isSubmitted: boolean;
  faults: Readonly<Record<string, Fault>>;
  advice: Readonly<Record<string, string>>;
  id: string;
  onAnswer: (question: Question, answer: Partial<Answer>) => void;
}
