import * as operations from '@libretto/api-client/operations';
import type { ListAction, ListColumn, RowConfiguration } from '@libretto/design-system/collapsible-list';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { Feature } from '../../shared/permissions/permissions.ts';
import { phoneActions } from '../../shared/records/record-link.tsx';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { AllergyMark, isAlert } from './allergy-mark.tsx';
import {
  type Diagnosis,
  type DiagnosisList,
  deleteDiagnosis,
  diagnosesQuery,
  saveDiagnosis,
} from './diagnoses.queries.ts';

const moveDialog = async () => (await import('./move-diagnosis-dialog.tsx')).MoveDiagnosisDialog;

const allActions = phoneActions('diagnosis', [], ['move', 'edit', 'lock', 'delete']);

interface DiagnosisRowsProps {
  list: DiagnosisList;
  patient: Patient;
  edit: (diagnosis: Diagnosis) => void;
  gate: SubscriptionGateControl<Feature>;
  children: (rows: RowConfiguration<Diagnosis>) => ReactNode;
}

export function DiagnosisRows({ list, patient, edit, gate, children }: DiagnosisRowsProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('diagnoses');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const { id_utente: userId } = patient;
  const { queryKey } = diagnosesQuery(userId);
  const mover = useLazyDialog(moveDialog);
  const columns = useColumns();
  const record = {
    kind: 'diagnosis',
    getName: ({ diagnosi_patologia }: Diagnosis) => diagnosi_patologia,
    getId: ({ id_diagnosi }: Diagnosis) => id_diagnosi,
  } as const;
  const remove = useDeletion<Diagnosis>({
    ...record,
    queryKey,
    remove: ({ id_diagnosi }) => deleteDiagnosis(id_diagnosi),
    restore: ({ id_diagnosi }) => saveDiagnosis(id_diagnosi, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
  });

  const move = (diagnosis: Diagnosis) => gate.run('spostaDiagnosi', () => void mover.open({ diagnosis, userId }));

  const lock = useConfidentialityAction<Diagnosis>({
    ...record,
    patient,
    getLevel: ({ id_livelo_confidenzialita }) => id_livelo_confidenzialita,
    save: async ({ id_diagnosi }, id_livelo_confidenzialita) => {
      await saveDiagnosis(id_diagnosi, { id_livelo_confidenzialita });
      await queryClient.invalidateQueries({ queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });

  const moving: ListAction<Diagnosis> = {
    id: 'move',
    label: t('actions.move'),
    icon: <ArrowDown />,
    hidden: !mayAct(operations.saveDiagnosis),
    onSelect: move,
  };
  const actions: ListAction<Diagnosis>[] = [
    ...(list === 'suspected' ? [moving] : []),
    row.edit(edit),
    lock.action,
    row.remove(remove),
  ];

  return (
    <>
      {children({ columns, actions, mobileActions: allActions })}
      {mover.element}
      {lock.element}
    </>
  );
}

function useColumns(): ListColumn<Diagnosis>[] {
  const { t } = useTranslation('diagnoses');
  const level = useLevelColumn<Diagnosis, 'id_livelo_confidenzialita'>('id_livelo_confidenzialita');
  return useMemo(
    () => [
      {
        id: 'diagnosi_patologia',
        header: t('conditions.Diagnosi'),
        sortable: true,
      },
      {
        id: 'tipo_diagnosi',
        header: t('type'),
        value: ({ tipo_diagnosi }) => t(`types.${tipo_diagnosi}`),
        cell: (diagnosis) =>
          isAlert(diagnosis) ? <AllergyMark diagnosis={diagnosis} /> : t(`types.${diagnosis.tipo_diagnosi}`),
        sortable: true,
        width: '8.5rem',
      },
      {
        id: 'careprovider',
        header: t('doctor'),
        value: ({ diagnosiDetails: { careprovider } }) => careprovider,
        sortable: true,
        width: '20%',
        secondary: 'below-name',
      },
      { id: 'diagnosi_inserimento', header: t('date'), kind: 'date', sortable: true, width: '7.5rem' },
      level,
    ],
    [t, level],
  );
}
