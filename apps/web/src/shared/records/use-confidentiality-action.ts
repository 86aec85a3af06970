import type { ListAction } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { createElement, type ReactNode } from 'react';
import { lockDialog } from '../confidentiality/lock.ts';
import type { LockDialogProps } from '../confidentiality/lock-dialog.tsx';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../patient/patient.queries.ts';
import { useRowActions } from './use-row-actions.tsx';

/** A record without a level counts as strictly confidential. */
const strictest = 6;
/** 'Normale'. */
const usual = 4;

interface ConfidentialityOptions<Row> {
  kind: LockDialogProps['record']['tipo'];
  patient: Patient;
  getId: (row: Row) => number;
  getName: (row: Row) => string;
  getLevel: (row: Row) => number | null;
  /** The level that applies, if something else can make it stricter. Default: its own. */
  getAppliedLevel?: (row: Row) => number | null;
  /** Resolves once the list shows the new level. */
  save: (row: Row, level: number) => Promise<unknown>;
  words?: LockDialogProps['words'];
}

interface ConfidentialityAction<Row> {
  action: ListAction<Row>;
  element: ReactNode;
}

export function useConfidentialityAction<Row>({
  kind,
  patient,
  getId,
  getName,
  getLevel,
  getAppliedLevel = getLevel,
  save,
  words,
}: ConfidentialityOptions<Row>): ConfidentialityAction<Row> {
  const row = useRowActions();
  const names = useConfidentialityNames();
  const { open, element } = useLazyDialog(lockDialog);
  const action = row.lock<Row>((record) => {
    void open({
      record: { tipo: kind, id: getId(record) },
      description: getName(record),
      levels: patient.liveli_confidencialita,
      value: getLevel(record) ?? undefined,
      onSave: async (level) => {
        await save(record, level);
      },
      ...(words && { words }),
    });
  });
  const getShownLevel = (record: Row) => getAppliedLevel(record) ?? strictest;
  const chip = (record: Row) => createElement(ConfidentialityBadge, { level: getShownLevel(record), look: 'symbol' });
  // 'Normale' would read like a finding, and is what most records are.
  const chipText = (record: Row) => (getShownLevel(record) === usual ? undefined : names.level(getShownLevel(record)));
  return { action: { ...action, chip, chipText }, element };
}
