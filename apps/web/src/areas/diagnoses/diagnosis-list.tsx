import * as operations from '@libretto/api-client/operations';
import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { namesKind } from '../../shared/diagnoses/allergen.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { Feature } from '../../shared/permissions/permissions.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import type { RecordEditor } from '../../shared/records/use-record-editor.tsx';
import { AllergyMark, isAlert } from './allergy-mark.tsx';
import { type Diagnosis, type DiagnosisList as ListName, statuses } from './diagnoses.queries.ts';
import type { DiagnosisDialogProps } from './diagnosis-dialog.tsx';
import { DiagnosisRows } from './diagnosis-rows.tsx';

const colours = { confirmed: 'green', suspected: 'orange', excluded: 'grey' } as const;

const rowLink = recordLink<Diagnosis>('diagnosis', ({ id_diagnosi }) => id_diagnosi);

export interface DiagnosisListProps {
  list: ListName;
  patient: Patient;
  diagnoses: readonly Diagnosis[];
  editor: RecordEditor<DiagnosisDialogProps>;
  gate: SubscriptionGateControl<Feature>;
}

export function DiagnosisList({ list, patient, diagnoses, editor, gate }: DiagnosisListProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('diagnoses');
  const locked = useLock('aggiungidiagnosi');
  const shortDay = useShortDay();
  const edit = (record?: Diagnosis) => editor.open({ record, list });
  return (
    <DiagnosisRows list={list} patient={patient} edit={edit} gate={gate}>
      {(rowProps) => (
        <CollapsibleList
          {...rowProps}
          name="diagnosi"
          filter="diagnosi_stato"
          filterValue={statuses[list]}
          title={t(`lists.${list}.title`)}
          subtitle={t(`lists.${list}.subtitle`)}
          dotColor={colours[list]}
          rows={diagnoses}
          rowId={({ id_diagnosi }) => id_diagnosi}
          rowLink={rowLink}
          // An excluded allergy warns of nothing.
          preview={firstRows(
            diagnoses.filter(({ diagnosi_stato }) => diagnosi_stato === statuses[list]),
            'descending',
            ({ tipo_diagnosi, diagnosi_inserimento }) =>
              `${list === 'excluded' || tipo_diagnosi === 'Diagnosi' ? 0 : 1} ${diagnosi_inserimento}`,
          )}
          line={(diagnosis) => {
            const { diagnosi_patologia, tipo_diagnosi, diagnosi_inserimento, diagnosiDetails } = diagnosis;
            const isMarked = isAlert(diagnosis);
            const isNamed = isMarked || tipo_diagnosi === 'Diagnosi' || namesKind(diagnosi_patologia);
            return {
              title: diagnosi_patologia,
              text: [
                !isNamed && t(`types.${tipo_diagnosi}`),
                shortDay(diagnosi_inserimento),
                diagnosiDetails.careprovider,
              ]
                .filter(Boolean)
                .join(dot),
              value: isMarked ? <AllergyMark diagnosis={diagnosis} /> : undefined,
            };
          }}
          add={{
            label: t(`lists.${list}.add`),
            hidden: !mayAct(operations.saveDiagnosis),
            locked,
            loading: editor.opening?.list === list && !editor.opening.type,
            onSelect: () => edit(),
          }}
          noData={t(`lists.${list}.none`)}
        />
      )}
    </DiagnosisRows>
  );
}
