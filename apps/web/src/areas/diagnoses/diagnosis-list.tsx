import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { ArrowDown, Lock, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { lockDialog } from '../../shared/confidentiality/lock.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import {
  type Diagnosis,
  deleteDiagnosis,
  diagnosesQuery,
  type DiagnosisList as ListName,
  saveDiagnosis,
  statuses,
} from './diagnoses.queries.ts';
import type { DiagnosisDraft } from './diagnosis-form.ts';

export const diagnosisDialog = async () => (await import('./diagnosis-dialog.tsx')).DiagnosisDialog;
const moveDialog = async () => (await import('./move-diagnosis-dialog.tsx')).MoveDiagnosisDialog;

const colours = { confirmed: 'green', suspected: 'orange', excluded: 'grey' } as const;
// Four small pictures have room on any phone.
const allActions = ['move', 'edit', 'lock', 'delete'];

export interface DiagnosisListProps {
  list: ListName;
  patient: Patient;
  diagnoses: readonly Diagnosis[];
  draft: DraftHandle<DiagnosisDraft>;
}

export function DiagnosisList({ list, patient, diagnoses, draft }: DiagnosisListProps) {
  const { t } = useTranslation('diagnoses');
  const { t: tRecords } = useTranslation('records');
  const { id_utente: userId } = patient;
  const { queryKey } = diagnosesQuery(userId);
  const gate = useGate();
  const editor = useLazyDialog(diagnosisDialog);
  const mover = useLazyDialog(moveDialog);
  const lock = useLazyDialog(lockDialog);
  const columns = useColumns();
  const remove = useDeletion<Diagnosis>({
    queryKey,
    nameOf: ({ diagnosi_patologia }) => diagnosi_patologia,
    idOf: ({ id_diagnosi }) => id_diagnosi,
    remove: ({ id_diagnosi }) => deleteDiagnosis(id_diagnosi),
    restore: ({ id_diagnosi }) => saveDiagnosis(id_diagnosi, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
  });

  const add = () =>
    gate.run('aggiungidiagnosi', () => void editor.open({ patient, list, diagnosis: undefined, draft }));
  const edit = (diagnosis: Diagnosis) =>
    gate.run('modificadiagnosi', () => void editor.open({ patient, list, diagnosis, draft }));
  const move = (diagnosis: Diagnosis) => gate.run('spostaDiagnosi', () => void mover.open({ diagnosis, userId }));

  const changeLevel = (diagnosis: Diagnosis) =>
    void lock.open({
      record: { tipo: 'diagnosis', id: diagnosis.id_diagnosi },
      description: diagnosis.diagnosi_patologia,
      levels: patient.liveli_confidencialita,
      value: diagnosis.id_livelo_confidenzialita,
      words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
      onSave: async (level) => {
        await saveDiagnosis(diagnosis.id_diagnosi, { id_livelo_confidenzialita: level });
        await queryClient.invalidateQueries({ queryKey });
      },
    });

  const moving: ListAction<Diagnosis> = {
    id: 'move',
    label: t('actions.move'),
    icon: <ArrowDown />,
    onSelect: move,
  };
  const actions: ListAction<Diagnosis>[] = [
    ...(list === 'suspected' ? [moving] : []),
    { id: 'edit', label: t('actions.edit'), icon: <Pencil />, onSelect: edit },
    { id: 'lock', label: t('actions.lock'), icon: <Lock />, onSelect: changeLevel },
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: (row) => void remove(row),
    },
  ];

  return (
    <>
      <CollapsibleList
        name="diagnosi"
        filter="diagnosi_stato"
        filterValue={statuses[list]}
        title={t(`lists.${list}.title`)}
        subtitle={t(`lists.${list}.subtitle`)}
        dotColor={colours[list]}
        rows={diagnoses}
        rowId={({ id_diagnosi }) => id_diagnosi}
        columns={columns}
        actions={actions}
        mobileActions={allActions}
        add={{ label: t(`lists.${list}.add`), loading: gate.checking || editor.loading, onSelect: add }}
        noData={t(`lists.${list}.none`)}
      />
      {editor.element}
      {mover.element}
      {lock.element}
      {gate.dialog}
    </>
  );
}

function useColumns(): ListColumn<Diagnosis>[] {
  const { t } = useTranslation('diagnoses');
  const names = useConfidentialityNames();
  return useMemo(
    () => [
      {
        id: 'diagnosi_patologia',
        header: t('condition'),
        sortable: true,
      },
      {
        id: 'tipo_diagnosi',
        header: t('type'),
        value: ({ tipo_diagnosi }) => t(`types.${tipo_diagnosi}`),
        sortable: true,
        width: '7.5rem',
      },
      {
        id: 'careprovider',
        header: t('doctor'),
        value: ({ diagnosiDetails: { careprovider } }) => careprovider,
        sortable: true,
        width: '8rem',
      },
      { id: 'diagnosi_inserimento', header: t('date'), kind: 'date', sortable: true, width: '7.5rem' },
      {
        id: 'id_livelo_confidenzialita',
        header: t('level'),
        value: ({ id_livelo_confidenzialita: level }) => names.level(level),
        cell: ({ id_livelo_confidenzialita: level }) => <ConfidentialityBadge level={level} />,
        width: '10rem',
      },
    ],
    [t, names],
  );
}
