import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { strictest } from '../confidentiality/printed-levels.ts';

interface Levelled {
  id_livello_confidenzialita: number | null;
}

/** The level of each row; a record without one counts as the strictest. */
export function useLevelColumn<Row extends Levelled>(): ListColumn<Row> {
  // From the shell's messages, like the actions of a row.
  const { t } = useTranslation();
  const names = useConfidentialityNames();
  return useMemo(() => {
    const getLevel = ({ id_livello_confidenzialita: level }: Row) => level ?? strictest;
    return {
      id: 'id_livello_confidenzialita',
      header: t('rowActions.lock'),
      value: (row) => names.level(getLevel(row)),
      cell: (row) => <ConfidentialityBadge level={getLevel(row)} />,
      width: '8.5rem',
    };
  }, [t, names]);
}
