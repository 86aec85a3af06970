import { useTranslation } from 'react-i18next';
import { namesKind } from '../../shared/diagnoses/allergen.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { DiagnosisDialog } from './diagnosis-dialog.tsx';
import { type DiagnosisType, diagnosisForm, toAlert } from './diagnosis-form.ts';

interface NewDiagnosisProps extends NewRecordProps {
  type?: DiagnosisType;
}

export function NewDiagnosis({ onSaved, ...props }: NewDiagnosisProps) {
  const { t } = useTranslation('diagnoses');
  const draft = useDraft('diagnosi.nuova', diagnosisForm.readDraft);
  return (
    <DiagnosisDialog
      {...props}
      compact
      record={undefined}
      list="confirmed"
      draft={draft}
      onSaved={({ id_diagnosi: id, id_livelo_confidenzialita: level, diagnosi_patologia: title, ...saved }) =>
        onSaved({
          ...{ tipo: 'diagnosis', id, level, title },
          kind: namesKind(title) ? '' : t(`types.${saved.tipo_diagnosi}`),
          alert: toAlert(saved),
        })
      }
    />
  );
}

export const NewAllergy = (props: NewRecordProps) => <NewDiagnosis {...props} type="Allergia" />;
