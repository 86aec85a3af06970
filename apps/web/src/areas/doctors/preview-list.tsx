import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './doctors.css.ts';
import type { Preview } from './doctors.queries.ts';
import type { PreviewArea, PreviewRow } from './preview-rows.ts';

type Hidden = Preview['nascosti'];

export function useHiddenText(): (hidden: Hidden) => string {
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
  subtitle?: string;
  none: string;
  actions?: ListAction<PreviewRow>[] | undefined;
}

export function PreviewList({ name, area, rows, subtitle, none, actions }: PreviewListProps) {
  const { t } = useTranslation('record-areas');
  const { t: tDoctors } = useTranslation('doctors');
  return (
    <CollapsibleList
      name={name}
      title={t(area)}
      subtitle={subtitle}
      rows={rows}
      rowId={(row) => row.id}
      rowName={({ what }) => what || tDoctors('preview.noWords')}
      columns={useColumns(area)}
      noData={none}
      actions={actions}
    />
  );
}

type More = 'attachments' | 'phone' | 'reason' | 'dose' | 'reactions' | 'comment' | 'kind';

const columnsByArea: Record<PreviewArea, readonly (More | 'date' | 'level')[]> = {
  'emergency-contacts': ['phone', 'level'],
  'other-contacts': ['phone', 'level'],
  notebook: ['date', 'level'],
  exams: ['attachments', 'date', 'level'],
  allergies: ['kind', 'date', 'level'],
  diagnoses: ['kind', 'date', 'level'],
  'forbidden-drugs': ['reason', 'date', 'level'],
  'current-therapies': ['dose', 'date', 'level'],
  'past-therapies': ['dose', 'date', 'level'],
  visits: ['date'],
  readings: ['date'],
  vaccinations: ['reactions', 'date', 'level'],
  anamnesis: ['date'],
  pregnancies: ['date'],
  reactions: ['reactions', 'date'],
  files: ['comment', 'date', 'level'],
};

function useColumns(area: PreviewArea): ListColumn<PreviewRow>[] {
  const { t } = useTranslation('doctors');
  const names = useConfidentialityNames();
  return useMemo(() => {
    const getName = ({ what }: PreviewRow) => what || t('preview.noWords');
    const contacts = area === 'emergency-contacts' || area === 'other-contacts';
    // The date of these records is that of the entry, not of the disease.
    const hasEntryDate = area === 'allergies' || area === 'diagnoses';
    const more = (name: More): ListColumn<PreviewRow> => ({
      id: 'more',
      header: t(`preview.${name}`),
      ...(name === 'phone' && { cell: (row) => <PhoneNumber number={row.more ?? ''} /> }),
    });
    const all = {
      date: { id: 'date', header: t(hasEntryDate ? 'preview.entered' : 'preview.date'), kind: 'date', width: '9rem' },
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
      value: (row) => [getName(row), ...(row.facts ?? [])].join('\n'),
      cell: (row) => (
        <>
          <span>{getName(row)}</span>
          {row.facts?.map((fact) => (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ))}
        </>
      ),
    };
    return [what, ...columnsByArea[area].map((name) => (name === 'date' || name === 'level' ? all[name] : more(name)))];
  }, [area, t, names]);
}
