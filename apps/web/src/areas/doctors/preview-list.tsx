import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './doctors.css.ts';
import type { Preview } from './doctors.queries.ts';
import type { PreviewArea, PreviewRow } from './preview-rows.ts';

type Hidden = Preview['nascosti'];

/** How many records are hidden, and why: "2 troppo riservati, 1 non essenziale". */
export function useHiddenWords(): (hidden: Hidden) => string {
  const { t, i18n } = useTranslation('doctors');
  return (hidden) => {
    if (hidden.length === 0) return t('preview.nothingHidden');
    const parts = hidden.map(({ motivo, numero }) => t(`preview.reasons.${motivo}`, { count: numero }));
    return t('preview.hiddenWhy', { parts: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts) });
  };
}

interface PreviewListProps {
  name: string;
  area: PreviewArea;
  rows: PreviewRow[];
  /** For the patient: how much of it is hidden. */
  subtitle?: string;
  none: string;
  /** What can be opened of each record. */
  actions?: ListAction<PreviewRow>[] | undefined;
}

/** What a doctor sees of an area. */
export function PreviewList({ name, area, rows, subtitle, none, actions }: PreviewListProps) {
  const { t } = useTranslation('doctors');
  return (
    <CollapsibleList
      name={name}
      title={t(`preview.areas.${area}`)}
      subtitle={subtitle}
      rows={rows}
      rowId={(row) => row.id}
      rowName={({ what }) => what || t('preview.noWords')}
      columns={useColumns(area)}
      noData={none}
      actions={actions}
    />
  );
}

/** Which columns the records of an area have beside their words. */
const columnsOf: Record<PreviewArea, readonly ('more' | 'date' | 'level')[]> = {
  'emergency-contacts': ['more', 'level'],
  'other-contacts': ['more', 'level'],
  notebook: ['date', 'level'],
  exams: ['more', 'date', 'level'],
  allergies: ['more', 'date', 'level'],
  diagnoses: ['more', 'date', 'level'],
  'forbidden-drugs': ['more', 'date', 'level'],
  'current-therapies': ['more', 'date', 'level'],
  'past-therapies': ['more', 'date', 'level'],
  visits: ['date'],
  readings: ['date'],
  vaccinations: ['more', 'date', 'level'],
  anamnesis: ['date'],
  pregnancies: ['date'],
  reactions: ['more', 'date'],
  files: ['more', 'date', 'level'],
};

/** What the second column of an area holds; elsewhere what kind of record it is. */
const moreOf: Partial<Record<PreviewArea, 'attachments' | 'phone' | 'reason' | 'dose' | 'reactions' | 'comment'>> = {
  'emergency-contacts': 'phone',
  'other-contacts': 'phone',
  exams: 'attachments',
  'forbidden-drugs': 'reason',
  'current-therapies': 'dose',
  'past-therapies': 'dose',
  vaccinations: 'reactions',
  reactions: 'reactions',
  files: 'comment',
};

function useColumns(area: PreviewArea): ListColumn<PreviewRow>[] {
  const { t } = useTranslation('doctors');
  const names = useConfidentialityNames();
  return useMemo(() => {
    const nameOf = ({ what }: PreviewRow) => what || t('preview.noWords');
    const contacts = area === 'emergency-contacts' || area === 'other-contacts';
    const all = {
      more: {
        id: 'more',
        header: t(`preview.${moreOf[area] ?? 'kind'}`),
        ...(contacts && { cell: ({ more = '' }: PreviewRow) => <PhoneNumber number={more} /> }),
      },
      date: { id: 'date', header: t('preview.date'), kind: 'date', width: '9rem' },
      level: {
        id: 'level',
        header: t('level'),
        value: ({ level }) => names.level(level),
        cell: ({ level }) => <ConfidentialityBadge level={level} />,
      },
    } satisfies Record<string, ListColumn<PreviewRow>>;
    const what: ListColumn<PreviewRow> = {
      id: 'what',
      header: t(contacts ? 'name' : 'preview.what'),
      value: (row) => [nameOf(row), ...(row.facts ?? [])].join('\n'),
      cell: (row) => (
        <>
          <span>{nameOf(row)}</span>
          {row.facts?.map((fact) => (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ))}
        </>
      ),
    };
    return [what, ...columnsOf[area].map((name) => all[name])];
  }, [area, t, names]);
}
