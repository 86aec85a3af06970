import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, type ListColumn, useListOpen } from '@libretto/design-system/collapsible-list';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { phoneActions, recordLink } from '../../shared/records/record-link.tsx';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import * as styles from './pregnancies.css.ts';
import { type NumberedPregnancy, usePregnancyActions } from './use-pregnancy-actions.ts';

const allActions = ['edit', 'lock', 'delete'];
const besidePage = phoneActions('pregnancy', [], allActions);
const rowLink = recordLink<NumberedPregnancy>('pregnancy', ({ id_gravidanza }) => id_gravidanza);

interface PregnancyListProps {
  inForm?: boolean;
}

export function PregnancyList({ inForm = false }: PregnancyListProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('pregnancies');
  const shortDay = useShortDay();
  const name = inForm ? 'gravidanze.scheda' : 'gravidanze';
  const { rows, getName, actions, editor, lockElement } = usePregnancyActions({ list: name, ready: !inForm });
  const [, setOpen] = useListOpen(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (inForm) setOpen(true);
  }, []);

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
        // A form with unsaved text stays where it is.
        rowLink={inForm ? undefined : rowLink}
        preview={firstRows(rows, 'descending', ({ inizio_gravidanza }) => inizio_gravidanza)}
        line={({ number, inizio_gravidanza, fine_gravidanza, esito }) => ({
          title: t('name', { number }),
          text: [
            [shortDay(inizio_gravidanza), shortDay(fine_gravidanza)].filter(Boolean).join(' – '),
            esito === null ? t('running') : t(`outcomes.${esito}`),
          ].join(dot),
        })}
        columns={useColumns()}
        actions={actions}
        mobileActions={inForm ? allActions : besidePage}
        searchable={false}
        add={{
          label: t('add'),
          hidden: !mayAct(operations.createPregnancy),
          loading: editor.opening !== undefined,
          onSelect: () => editor.open({ list: name, record: undefined }),
        }}
        noData={t('none')}
      />
      {/* Forms cannot be nested in HTML. */}
      {createPortal(editor.element, document.body)}
      {lockElement && createPortal(lockElement, document.body)}
    </div>
  );
}

function useColumns(): ListColumn<NumberedPregnancy>[] {
  const { t } = useTranslation('pregnancies');
  const level = useLevelColumn<NumberedPregnancy>();
  return useMemo(() => {
    const columns: ListColumn<NumberedPregnancy>[] = [
      { id: 'number', header: t('fields.number'), value: ({ number }) => t('name', { number }), width: '7.5rem' },
      { id: 'eta', header: t('fields.eta'), kind: 'number', width: '4rem' },
      { id: 'inizio_gravidanza', header: t('fields.inizio_gravidanza'), kind: 'date', width: '7rem' },
      { id: 'fine_gravidanza', header: t('fields.fine_gravidanza'), kind: 'date', width: '7rem' },
      {
        id: 'esito',
        header: t('fields.esito'),
        value: ({ esito }) => (esito === null ? t('running') : t(`outcomes.${esito}`)),
        // The longest outcome is one word.
        width: '7.5rem',
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
