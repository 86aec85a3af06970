import * as operations from '@libretto/api-client/operations';
import {
  CollapsibleList,
  type ListAction,
  type ListColumn,
  useListOpen,
} from '@libretto/design-system/collapsible-list';
import { isDay } from '@libretto/design-system/date-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { canAct } from '../../shared/acting/acting.ts';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './pregnancies.css.ts';
import { deletePregnancy, type Pregnancy, pregnanciesQuery, savePregnancy } from './pregnancies.queries.ts';

const pregnancyDialog = async () => (await import('./pregnancy-dialog.tsx')).PregnancyDialog;
const readDraft = async (content: DraftContent) =>
  (await import('./pregnancy-form.ts')).pregnancyForm.readDraft(content);
const mobileActions = ['edit', 'lock', 'delete'];

type Row = Pregnancy & { number: number };

interface PregnancyListProps {
  inForm?: boolean;
}

export function PregnancyList({ inForm = false }: PregnancyListProps) {
  const { t } = useTranslation('pregnancies');
  const { t: tRecords } = useTranslation('records');
  const row = useRowActions();
  const formats = useFormats();
  const shortDay = useShortDay();
  const { userId } = useSession();
  const query = pregnanciesQuery(userId);
  const { data: pregnancies } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const name = inForm ? 'gravidanze.scheda' : 'gravidanze';
  const editor = useRecordEditor({
    patient,
    modulo: 'gravidanze.nuova',
    readDraft,
    dialog: pregnancyDialog,
    resume: (draft) => ({
      list: name,
      record: pregnancies.find(({ id_gravidanza }) => id_gravidanza === draft.id_gravidanza),
    }),
    ready: !inForm,
    offered: {
      title: t('draft'),
      getName: ({ inizio_gravidanza: start }) => (isDay(start) ? formats.date(start) : t('list')),
    },
  });
  const [, setOpen] = useListOpen(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (inForm) setOpen(true);
  }, []);

  const rows = useMemo(() => pregnancies.map((row, index): Row => ({ ...row, number: index + 1 })), [pregnancies]);
  const getName = ({ number }: Row) => t('name', { number });
  const remove = useDeletion<Row>({
    kind: 'pregnancy',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_gravidanza }) => id_gravidanza,
    remove: ({ id_gravidanza }) => deletePregnancy(id_gravidanza),
    restore: ({ id_gravidanza }) => savePregnancy(id_gravidanza, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored') },
  });

  const lock = useConfidentialityAction<Row>({
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
  const edit = ({ number: _number, ...record }: Row) => editor.open({ list: name, record });
  const actions: ListAction<Row>[] = [row.edit(edit), lock.action, row.remove(remove)];

  return (
    <div className={styles.frame}>
      {inForm && <p className={styles.muted}>{t('saveAlone')}</p>}
      {!inForm && editor.offer}
      <CollapsibleList
        name={name}
        title={t('list')}
        subtitle={t('subtitle')}
        headingLevel={3}
        rows={rows}
        rowId={({ id_gravidanza }) => id_gravidanza}
        rowName={getName}
        preview={firstRows(rows, 'descending', ({ inizio_gravidanza }) => inizio_gravidanza)}
        line={({ number, inizio_gravidanza, fine_gravidanza, esito }) => ({
          title: t('name', { number }),
          text: [
            [shortDay(inizio_gravidanza), shortDay(fine_gravidanza)].filter(Boolean).join(' – '),
            esito === null ? t('running') : t(`outcomes.${esito}`),
          ].join(' · '),
        })}
        columns={useColumns()}
        actions={actions}
        mobileActions={mobileActions}
        searchable={false}
        add={{
          label: t('add'),
          hidden: !canAct(operations.createPregnancy),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ list: name, record: undefined }),
        }}
        noData={t('none')}
      />
      {/* Forms cannot be nested in HTML. */}
      {editor.element && createPortal(editor.element, document.body)}
      {lock.element && createPortal(lock.element, document.body)}
    </div>
  );
}

function useColumns(): ListColumn<Row>[] {
  const { t } = useTranslation('pregnancies');
  const level = useLevelColumn<Row>();
  return useMemo(() => {
    const columns: ListColumn<Row>[] = [
      { id: 'number', header: t('fields.number'), kind: 'number', width: '3.5rem' },
      { id: 'eta', header: t('fields.eta'), kind: 'number', width: '4rem' },
      { id: 'inizio_gravidanza', header: t('fields.inizio_gravidanza'), kind: 'date', width: '7rem' },
      { id: 'fine_gravidanza', header: t('fields.fine_gravidanza'), kind: 'date', width: '7rem' },
      {
        id: 'esito',
        header: t('fields.esito'),
        value: ({ esito }) => (esito === null ? t('running') : t(`outcomes.${esito}`)),
        width: '6.5rem',
      },
      {
        id: 'sesso_bambino',
        header: t('fields.sesso_bambino'),
        value: ({ sesso_bambino }) => sesso_bambino && t(`sexes.${sesso_bambino}`),
        width: '7rem',
      },
      {
        id: 'note_gravidanza',
        header: t('fields.note_gravidanza'),
        cell: ({ note_gravidanza }) => <span className={styles.text}>{note_gravidanza}</span>,
      },
      level,
    ];
    // Few rows in chronological order need no sorting.
    return columns.map((column) => ({ ...column, sortable: false }));
  }, [t, level]);
}
