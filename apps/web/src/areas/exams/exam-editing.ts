import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { createContext, use } from 'react';
import type { Feature } from '../../shared/permissions/permissions.ts';
import type { Exam, ListState } from './exams.queries.ts';

interface ExamEditing {
  edit: (state: ListState, exam?: Exam) => void;
  gate: SubscriptionGateControl<Feature>;
}

/** What the rows of the lists share with the page. */
export const ExamEditingContext = createContext<ExamEditing | undefined>(undefined);

export function useExamEditing(): ExamEditing {
  const editing = use(ExamEditingContext);
  if (!editing) throw new Error('useExamEditing: not inside ExamLists.');
  return editing;
}
