import { useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { completed, type ListState } from '../../shared/exams/exam-state.ts';
import { today } from '../../shared/formats/formats.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { ExamDialog } from './exam-dialog.tsx';
import { examForm } from './exam-form.ts';

/** An exam without a file: to book, booked or, as most of those that are added, done. */
export function NewExam({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('esami.nuova', examForm.readDraft);
  const term = useTerms();
  const [preset] = useState(() => ({ indagine_data_display: today() }));
  const [state, setState] = useState<ListState>(completed);
  return (
    <ExamDialog
      {...props}
      compact
      record={undefined}
      preset={preset}
      state={state}
      onState={setState}
      draft={draft}
      onSaved={({ id_indagine: id, id_livello_confidenzialita: level, indagine_tipologia: name }) =>
        onSaved({ tipo: 'exam', id, level, title: term(name) })
      }
    />
  );
}
