import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { DiagnosisDialog } from './diagnosis-dialog.tsx';
import { diagnosisForm } from './diagnosis-form.ts';

export function NewDiagnosis({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('diagnosi.nuova', diagnosisForm.readDraft);
  return (
    <DiagnosisDialog
      {...props}
      compact
      record={undefined}
      list="confirmed"
      draft={draft}
      onSaved={({ id_diagnosi: id, id_livelo_confidenzialita: level, diagnosi_patologia: title }) =>
        onSaved({ tipo: 'diagnosis', id, level, title })
      }
    />
  );
}
