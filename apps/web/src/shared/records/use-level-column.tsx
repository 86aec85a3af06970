import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { strictest } from '../confidentiality/printed-levels.ts';

type LevelField = 'id_livello_confidenzialita' | 'id_livelo_confidenzialita' | 'livello_effettivo';
type Levelled<Field extends LevelField> = Record<Field, number | null>;

/** The level of each row; a record without one counts as the strictest. */
export function useLevelColumn<Row extends Levelled<'id_livello_confidenzialita'>>(): ListColumn<Row>;
export function useLevelColumn<Row extends Levelled<Field>, Field extends LevelField>(field: Field): ListColumn<Row>;
export function useLevelColumn<Field extends LevelField>(
  field = 'id_livello_confidenzialita' as Field,
): ListColumn<Levelled<Field>> {
  // From the shell's messages, like the actions of a row.
  const { t } = useTranslation();
  const names = useConfidentialityNames();
  return useMemo(() => {
    const getLevel = (row: Levelled<Field>) => row[field] ?? strictest;
    return {
      id: field,
      header: t('rowActions.lock'),
      value: (row) => names.level(getLevel(row)),
      cell: (row) => <ConfidentialityBadge level={getLevel(row)} />,
      width: '8.5rem',
    };
  }, [t, names, field]);
}
