import { useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { type ListState, requested } from '../../shared/exams/exam-state.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { ExamDialog } from './exam-dialog.tsx';
import { examForm } from './exam-form.ts';

/** An exam without a file: to book, booked or done. */
export function NewExam({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('esami.nuova', examForm.readDraft);
  const term = useTerms();
  const [state, setState] = useState<ListState>(requested);
  return (
    <ExamDialog
      {...props}
      compact
      record={undefined}
      state={state}
      onState={setState}
      draft={draft}
      onSaved={({ id_indagine: id, id_livello_confidenzialita: level, indagine_tipologia: name }) =>
        onSaved({ tipo: 'exam', id, level, title: term(name) })
      }
    />
  );
}
