import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { ReadingDialog } from './reading-dialog.tsx';
import { readingForm } from './reading-form.ts';

export function NewReading({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('rilevazioni.nuova', readingForm.readDraft);
  return (
    <ReadingDialog
      {...props}
      compact
      record={undefined}
      draft={draft}
      onSaved={({ id_rilevazione: id, id_livello_confidenzialita: level }) => onSaved({ tipo: 'reading', id, level })}
    />
  );
}
