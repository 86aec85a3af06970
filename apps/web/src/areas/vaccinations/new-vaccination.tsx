import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { VaccinationDialog } from './vaccination-dialog.tsx';
import { vaccinationForm } from './vaccination-form.ts';

export function NewVaccination({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('vaccini.nuova', vaccinationForm.readDraft);
  return (
    <VaccinationDialog
      {...props}
      compact
      record={undefined}
      draft={draft}
      onSaved={({ id_vaccinazione: id, id_livello_confidenzialita: level, vaccinidetails }) =>
        onSaved({ tipo: 'vaccination', id, level, title: vaccinidetails.descrizione_breve })
      }
    />
  );
}
