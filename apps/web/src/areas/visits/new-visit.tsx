import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { visitForm } from './visit-form.ts';

export function NewVisit({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('visite.nuova', visitForm.readDraft);
  return (
    <VisitDialog
      {...props}
      compact
      record={undefined}
      draft={draft}
      onSaved={({ id_visita: id, id_livello_confidenzialita: level, visita_motivazione: title }) =>
        onSaved({ tipo: 'visit', id, level, title })
      }
    />
  );
}
