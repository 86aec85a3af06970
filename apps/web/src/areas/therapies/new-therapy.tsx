import { inProgress } from '../../shared/doses/doses.queries.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { TherapyDialog } from './therapy-dialog.tsx';
import { therapyForm } from './therapy-form.ts';

export function NewTherapy({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('farmaci.nuova', therapyForm.readDraft);
  return (
    <TherapyDialog
      {...props}
      compact
      record={undefined}
      type={inProgress}
      onForbidden={() => {}}
      draft={draft}
      onSaved={({ id_terapie: id, id_livello_confidenzialita: level, farmaco }) =>
        onSaved({ tipo: 'therapy', id, level, title: farmaco.descrizione_breve })
      }
    />
  );
}
