import type { ListAction } from '@libretto/design-system/collapsible-list';
import { isDay } from '@libretto/design-system/date-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { deletePregnancy, type Pregnancy, pregnanciesQuery, savePregnancy } from './pregnancies.queries.ts';

const pregnancyDialog = async () => (await import('./pregnancy-dialog.tsx')).PregnancyDialog;
const readDraft = async (content: DraftContent) =>
  (await import('./pregnancy-form.ts')).pregnancyForm.readDraft(content);

/** Numbered in the order of their beginning. */
export type NumberedPregnancy = Pregnancy & { number: number };

interface PregnancyActionsOptions {
  list: string;
  ready?: boolean;
  stay?: boolean;
}

export function usePregnancyActions({ list, ready = true, stay = false }: PregnancyActionsOptions) {
  const { t } = useTranslation('pregnancies');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const formats = useFormats();
  const { userId } = useSession();
  const query = pregnanciesQuery(userId);
  const { data: pregnancies } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const editor = useRecordEditor({
    patient,
    modulo: 'gravidanze.nuova',
    readDraft,
    dialog: pregnancyDialog,
    resume: (draft) => ({
      list,
      record: pregnancies.find(({ id_gravidanza }) => id_gravidanza === draft.id_gravidanza),
    }),
    ready,
    stay,
    offered: {
      title: t('draft'),
      getName: ({ inizio_gravidanza: start }) => (isDay(start) ? formats.date(start) : t('list')),
    },
  });

  const rows = useMemo(
    () => pregnancies.map((row, index): NumberedPregnancy => ({ ...row, number: index + 1 })),
    [pregnancies],
  );
  const getName = ({ number }: NumberedPregnancy) => t('name', { number });
  const remove = useDeletion<NumberedPregnancy>({
    kind: 'pregnancy',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_gravidanza }) => id_gravidanza,
    remove: ({ id_gravidanza }) => deletePregnancy(id_gravidanza),
    restore: ({ id_gravidanza }) => savePregnancy(id_gravidanza, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
  });

  const lock = useConfidentialityAction<NumberedPregnancy>({
    kind: 'pregnancy',
    getName,
    getId: ({ id_gravidanza }) => id_gravidanza,
    patient,
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_gravidanza }, id_livello_confidenzialita) => {
      await savePregnancy(id_gravidanza, { id_livello_confidenzialita });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
  });
  const edit = ({ number: _number, ...record }: NumberedPregnancy) => editor.open({ list, record });
  const actions: ListAction<NumberedPregnancy>[] = [row.edit(edit), lock.action, row.remove(remove)];

  return { rows, getName, actions, editor, lockElement: lock.element };
}
