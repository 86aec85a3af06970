import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { PainScore } from '../../shared/pain-facts/pain-score.tsx';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { EntryThumbnail } from './entry-thumbnail.tsx';
import * as styles from './notebook.css.ts';
import { type NotebookEntry, notebookQuery } from './notebook.queries.ts';
import { useEntryActions } from './use-entry-actions.ts';

const previewDialog = async () => (await import('./preview-dialog.tsx')).PreviewDialog;
const mobileActions = ['delete', 'view'];
const rowLink = recordLink<NotebookEntry>('notebook', ({ id_taccuino }) => id_taccuino);
const toThumbnail = ({ taccuino_zone }: Pick<NotebookEntry, 'taccuino_zone'>) => (
  <EntryThumbnail zones={taccuino_zone} />
);

export function NotebookList() {
  const mayAct = useMayAct();
  const { t } = useTranslation('notebook');
  const locked = useLock('aggiungitaccuino');
  const { userId } = useSession();
  const query = notebookQuery(userId);
  const { data: entries } = useSuspenseQuery(query);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const navigate = useNavigate();
  const shortDay = useShortDay();
  const toTitle = usePainTitle();
  const gate = useGate();
  const preview = useLazyDialog(previewDialog);
  const { getName, actions, lockElement } = useEntryActions(
    patient,
    ({ id_taccuino: id }) =>
      void navigate({ to: '/Registro/Taccuino/$id', params: { id }, search: { modifica: true } }),
  );
  const columns = useColumns();

  const add = () => gate.run('aggiungitaccuino', () => void navigate({ to: '/Registro/Taccuino/Nuova' }));

  const view: ListAction<NotebookEntry> = {
    id: 'view',
    label: t('actions.view'),
    icon: <Eye />,
    onSelect: (entry) => void preview.open({ entry }),
  };

  return (
    <div className={styles.list}>
      <CollapsibleList
        name="tbl_taccuinos"
        title={t('list')}
        rows={entries}
        rowId={(entry) => entry.id_taccuino}
        rowName={getName}
        rowLink={rowLink}
        preview={firstRows(entries, 'descending', ({ taccuino_data }) => taccuino_data)}
        line={(entry) => {
          const { taccuino_data, taccuino_zone: zones, taccuino_intensita: score } = entry;
          const text = [shortDay(taccuino_data), zones.length > 0 && t('entry.zones', { count: zones.length })];
          return {
            title: toTitle(entry) || t('entry.noDescription'),
            text: text.filter(Boolean).join(dot),
            value: score !== null && <PainScore score={score} />,
          };
        }}
        thumbnail={toThumbnail}
        orderedBy="taccuino_data"
        columns={columns}
        actions={[view, ...actions]}
        mobileActions={mobileActions}
        add={{
          label: t('add'),
          locked,
          hidden: !mayAct(operations.createNotebookEntry),
          loading: gate.checking,
          onSelect: add,
        }}
        noData={t('none')}
      />
      {preview.element}
      {lockElement}
      {gate.dialog}
    </div>
  );
}

function useColumns(): ListColumn<NotebookEntry>[] {
  const { t } = useTranslation('notebook');
  const level = useLevelColumn<NotebookEntry>();
  const toTitle = usePainTitle();
  return useMemo(
    () => [
      {
        id: 'taccuino_descrizione',
        header: t('entry.description'),
        value: (entry) => toTitle(entry) || t('entry.noDescription'),
        cell: (entry) => {
          const zones = entry.taccuino_zone;
          const title = toTitle(entry);
          return (
            <span className={styles.pictured}>
              <span className={styles.thumbnail}>{toThumbnail({ taccuino_zone: zones })}</span>
              <span>
                <span className={styles.description} data-missing={title === '' || undefined}>
                  {title || t('entry.noDescription')}
                </span>
                {zones.length > 0 && <span className={styles.zones}>{t('entry.zones', { count: zones.length })}</span>}
              </span>
            </span>
          );
        },
        sortable: true,
      },
      { id: 'taccuino_data', header: t('entry.date'), kind: 'date', sortable: true, width: '9rem' },
      {
        id: 'taccuino_intensita',
        header: t('entry.score'),
        kind: 'number',
        sortable: true,
        width: '8rem',
        cell: ({ taccuino_intensita: score }) => score !== null && <PainScore score={score} />,
      },
      level,
    ],
    [t, toTitle, level],
  );
}
