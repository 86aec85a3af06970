import * as operations from '@libretto/api-client/operations';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpDown, CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { drugDetailsUrl } from '../../shared/drugs/drug-details.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { reactionReportDialog } from '../../shared/reactions/report.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import {
  concluded,
  diagnosesQuery,
  refreshTherapies,
  saveTherapy,
  type TherapyType,
  therapiesQuery,
} from './therapies.queries.ts';
import { useForbiddenDrugCheck } from './use-forbidden-drug-check.ts';
import { useTherapyDeletion } from './use-therapy-deletion.ts';

const readDraft = async (content: DraftContent) => (await import('./therapy-form.ts')).therapyForm.readDraft(content);
const therapyDialog = async () => (await import('./therapy-dialog.tsx')).TherapyDialog;
const moveDialog = async () => (await import('./move-therapy-dialog.tsx')).MoveTherapyDialog;

export function useTherapyActions(patient: Patient, { stay = false } = {}) {
  const mayAct = useMayAct();
  const { t } = useTranslation('therapies');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const userId = patient.id_utente;
  const { data: therapies = [], isPending } = useQuery(therapiesQuery(userId));
  const { data: diagnoses = [] } = useQuery(diagnosesQuery(userId));
  const gate = useGate();
  const mover = useLazyDialog(moveDialog);
  const lock = useConfidentialityAction<Therapy>({
    kind: 'therapy',
    patient,
    getId: ({ id_terapie }) => id_terapie,
    getName: ({ farmaco }) => farmaco.descrizione_breve,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_terapie }, level) => {
      await saveTherapy({ id_terapie, status: 'update', id_livello_confidenzialita: level });
      await refreshTherapies();
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });
  const report = useLazyDialog(reactionReportDialog);
  const deletion = useTherapyDeletion(userId);
  const move = (therapy: Therapy, only?: TherapyType) =>
    gate.run('spostaFarmaci', () => void mover.open({ therapy, onForbidden, ...(only !== undefined && { only }) }));
  const checkForbidden = useForbiddenDrugCheck(userId, (therapy) => move(therapy, concluded));
  const onForbidden = (therapy: Therapy) => {
    checkForbidden(therapy).catch((error: unknown) =>
      console.warn('The therapies in progress could not be checked', error),
    );
  };
  const editor = useRecordEditor({
    patient,
    modulo: 'farmaci.nuova',
    readDraft,
    dialog: therapyDialog,
    resume: (draft) => ({
      record: therapies.find(({ id_terapie }) => id_terapie === draft.id_terapie),
      type: draft.tipo_terapia,
      onForbidden,
    }),
    ready: !isPending,
    stay,
    offered: {
      title: t('draft.title'),
      getName: ({ farmaco, altro_farmaco }) => farmaco?.descrizione_breve || altro_farmaco.trim() || t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungifarmaci', edit: 'modificafarmaci' },
  });

  const actions: ListAction<Therapy>[] = [
    {
      id: 'move',
      label: t('actions.move'),
      icon: <ArrowUpDown />,
      hidden: !mayAct(operations.saveTherapy),
      onSelect: (therapy) => move(therapy),
    },
    {
      id: 'info',
      label: t('actions.info'),
      icon: <Info />,
      onSelect: ({ id_farmaco_codifa: id }) => {
        if (id !== null) window.open(drugDetailsUrl(id), '_blank', 'noopener');
      },
      disabledReason: ({ id_farmaco_codifa }) => (id_farmaco_codifa === null ? t('noDetails') : undefined),
    },
    row.edit((record) => editor.open({ record, type: record.tipo_terapia, onForbidden })),
    lock.action,
    row.remove(deletion.remove),
    {
      id: 'reaction',
      label: t('actions.reaction'),
      icon: <CircleAlert />,
      hidden: !mayAct(operations.createReactionReport),
      onSelect: ({ farmaco, ...therapy }) => {
        const disease = diagnoses.find(({ id_diagnosi }) => id_diagnosi === therapy.id_diagnosi);
        const diagnosi = disease?.diagnosi_patologia ?? '';
        void report.open({ patient, therapy: { ...therapy, ...farmaco, diagnosi } });
      },
    },
  ];

  return {
    gate,
    editor,
    actions,
    conclude: (therapy: Therapy) => move(therapy, concluded),
    add: (type: TherapyType) => editor.open({ record: undefined, type, onForbidden }),
    elements: (
      <>
        {editor.element}
        {mover.element}
        {lock.element}
        {report.element}
        {deletion.element}
      </>
    ),
  };
}
