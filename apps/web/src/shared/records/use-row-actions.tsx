import type { ListAction } from '@libretto/design-system/collapsible-list';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActingLevel } from '../acting/acting.ts';
import { useMayAct } from '../acting/use-may-act.ts';

export function useRowActions() {
  const mayAct = useMayAct();
  // From the shell's messages, which are always loaded: a suspended list would take the focus from the title.
  const { t } = useTranslation();
  const words = t('rowActions', { returnObjects: true });
  return {
    /** `level` is the smallest scope in which a caregiver may edit such a record. */
    edit: <Row,>(onSelect: (row: Row) => void, level: ActingLevel = 'full'): ListAction<Row> => ({
      id: 'edit',
      label: words.edit,
      icon: <Pencil />,
      hidden: !mayAct(level),
      onSelect,
    }),
    lock: <Row,>(onSelect: (row: Row) => void): ListAction<Row> => ({
      id: 'lock',
      label: words.lock,
      icon: <Lock />,
      hidden: !mayAct('parent'),
      onSelect,
    }),
    remove: <Row,>(onSelect: (row: Row) => unknown): ListAction<Row> => ({
      id: 'delete',
      label: words.delete,
      icon: <Trash2 />,
      tone: 'danger',
      hidden: !mayAct('parent'),
      onSelect: (row) => void onSelect(row),
    }),
  };
}
