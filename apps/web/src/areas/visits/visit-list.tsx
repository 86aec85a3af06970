import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './visits.css.ts';
import { deleteVisit, saveVisit, type Visit, visitsQuery } from './visits.queries.ts';

const visitDialog = async () => (await import('./visit-dialog.tsx')).VisitDialog;
const mobileActions = ['delete'];
const rowLink = recordLink<Visit>('visit', ({ id_visita }) => id_visita);

const readDraft = async (content: DraftContent) => (await import('./visit-form.ts')).visitForm.readDraft(content);

export function VisitList() {
  const { t } = useTranslation('visits');
  const row = useRowActions();
  const { userId } = useSession();
  const query = visitsQuery(userId);
  const { data: visits } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const formats = useFormats();
  const shortDay = useShortDay();
  const gate = useGate();
  const getName = (visit: Visit) =>
    t('named', { date: formats.date(visit.visita_data), why: visit.visita_motivazione });
  const remove = useDeletion<Visit>({
    kind: 'visit',
    queryKey: query.queryKey,
    getName,
    getId: ({ id_visita }) => id_visita,
    remove: ({ id_visita }) => deleteVisit(id_visita),
    restore: ({ id_visita }) => saveVisit(id_visita, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: t('removeFailed') },
  });

  const editor = useRecordEditor({
    patient,
    modulo: 'visite.nuova',
    readDraft,
    dialog: visitDialog,
    resume: (draft) => ({ record: visits.find(({ id_visita }) => id_visita === draft.id_visita) }),
    offered: {
      title: t('draft.title'),
      getName: ({ visita_motivazione }) => visita_motivazione.trim() || t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungivisite', edit: 'modificavisite' },
  });

  const actions: ListAction<Visit>[] = [row.edit((record) => editor.open({ record })), row.remove(remove)];

  return (
    <div className={styles.section}>
      {editor.offer}
      <CollapsibleList
        name="visite"
        title={t('list')}
        subtitle={t('subtitle')}
        rows={visits}
        rowId={({ id_visita }) => id_visita}
        rowName={getName}
        rowLink={rowLink}
        preview={firstRows(visits, 'descending', ({ visita_data }) => visita_data)}
        line={({ visita_data, visita_motivazione, visita_osservazioni, visita_conclusioni }) => ({
          title: [shortDay(visita_data), visita_motivazione].filter(Boolean).join(' · '),
          text: visita_conclusioni || visita_osservazioni,
        })}
        orderedBy="visita_data"
        columns={useColumns()}
        actions={actions}
        mobileActions={mobileActions}
        add={{
          label: t('add'),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ record: undefined }),
        }}
        noData={t('none')}
      />
      {editor.element}
      {gate.dialog}
    </div>
  );
}

function useColumns(): ListColumn<Visit>[] {
  const { t } = useTranslation('visits');
  return useMemo(
    () => [
      { id: 'visita_data', header: t('fields.visita_data'), kind: 'date', sortable: true, width: '8rem' },
      {
        id: 'visita_motivazione',
        header: t('fields.visita_motivazione'),
        cell: (visit) => <span className={styles.text}>{visit.visita_motivazione}</span>,
        sortable: true,
      },
      {
        id: 'visita_osservazioni',
        header: t('fields.visita_osservazioni'),
        cell: (visit) => <span className={styles.text}>{visit.visita_osservazioni}</span>,
      },
      {
        id: 'visita_conclusioni',
        header: t('fields.visita_conclusioni'),
        cell: (visit) => <span className={styles.text}>{visit.visita_conclusioni}</span>,
      },
    ],
    [t],
  );
}
