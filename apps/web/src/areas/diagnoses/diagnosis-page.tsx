import { Badge } from '@libretto/design-system/badge';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AllergyMark, isAlert } from './allergy-mark.tsx';
import { diagnosesQuery, lists, statuses } from './diagnoses.queries.ts';
import { DiagnosisRows } from './diagnosis-rows.tsx';
import { useDiagnosisEditor } from './use-diagnosis-editor.ts';

const tones = { confirmed: 'success', suspected: 'warning', excluded: 'neutral' } as const;

export function DiagnosisPage({ id }: { id: number }) {
  const { t } = useTranslation('diagnoses');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(userId));
  const { gate, editor } = useDiagnosisEditor(patient, { stay: true });
  const diagnosis = useDetailRow('diagnosis', diagnoses, ({ id_diagnosi }) => id_diagnosi === id);
  if (diagnosis === undefined) return <MissingRecord kind="diagnosis" deleted={undefined} />;
  const { tipo_diagnosi, diagnosi_stato, diagnosi_inserimento, diagnosiDetails } = diagnosis;
  const list = lists.find((name) => statuses[name] === diagnosi_stato) ?? 'confirmed';
  return (
    <DiagnosisRows list={list} patient={patient} gate={gate} edit={(record) => editor.open({ record, list })}>
      {({ actions = [] }) => (
        <DetailPage
          kind="diagnosis"
          id={id}
          row={diagnosis}
          title={diagnosis.diagnosi_patologia}
          state={[
            isAlert(diagnosis) ? <AllergyMark key="type" diagnosis={diagnosis} /> : t(`types.${tipo_diagnosi}`),
            <Badge key="state" tone={isAlert(diagnosis) ? 'neutral' : tones[list]}>
              {t(`states.${list}`)}
            </Badge>,
          ]}
          level={diagnosis.id_livello_confidenzialita}
          values={[
            { term: t('doctor'), value: diagnosiDetails.careprovider },
            { term: t('date'), value: formats.date(diagnosi_inserimento) },
          ]}
          actions={actions}
          primary={list === 'suspected' ? 'move' : undefined}
          loading={editor.opening !== undefined}
          dialogs={
            <>
              {editor.element}
              {gate.dialog}
            </>
          }
        />
      )}
    </DiagnosisRows>
  );
}
