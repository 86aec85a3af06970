import type { ListAction } from '@libretto/design-system/collapsible-list';
import type { ReactNode } from 'react';
import { lockDialog } from '../confidentiality/lock.ts';
import type { LockDialogProps } from '../confidentiality/lock-dialog.tsx';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../patient/patient.queries.ts';
import { useRowActions } from './use-row-actions.tsx';

interface LockOptions<Row> {
  kind: LockDialogProps['record']['tipo'];
  patient: Patient;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  levelOf: (row: Row) => number | null;
  /** Resolves once the list shows the new level. */
  save: (row: Row, level: number) => Promise<unknown>;
  words?: LockDialogProps['words'];
}

interface Lock<Row> {
  action: ListAction<Row>;
  element: ReactNode;
}

export function useLock<Row>({ kind, patient, idOf, nameOf, levelOf, save, words }: LockOptions<Row>): Lock<Row> {
  const row = useRowActions();
  const { open, element } = useLazyDialog(lockDialog);
  const action = row.lock<Row>((record) => {
    void open({
      record: { tipo: kind, id: idOf(record) },
      description: nameOf(record),
      levels: patient.liveli_confidencialita,
      value: levelOf(record) ?? undefined,
      onSave: async (level) => {
        await save(record, level);
      },
      ...(words && { words }),
    });
  });
  return { action, element };
}
