import { useCallback, useMemo, useState } from 'react';
import type { LocaleValue } from '../../messages/messages.tsx';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { CollapsibleListProps, ListAction } from './types.ts';
import { getCellText } from './values.ts';
import type { RowView } from './view.ts';

const defaultMobileActions = 2;

export function splitActions<Row>(
  actions: readonly ListAction<Row>[],
  mobileActions: readonly string[] | undefined,
  phone: boolean,
): [visible: readonly ListAction<Row>[], hidden: readonly ListAction<Row>[]] {
  if (!phone) return [actions, []];
  if (!mobileActions) return [actions.slice(0, defaultMobileActions), actions.slice(defaultMobileActions)];
  const isVisible = (action: ListAction<Row>) => mobileActions.includes(action.id);
  const order = (action: ListAction<Row>) => mobileActions.indexOf(action.id);
  return [
    actions.filter(isVisible).sort((one, other) => order(one) - order(other)),
    actions.filter((action) => !isVisible(action)),
  ];
}

const noActions: readonly never[] = [];

export function useRowView<Row extends object>(
  { columns, actions = noActions, mobileActions, rowName }: CollapsibleListProps<Row>,
  phone: boolean,
  { formats }: LocaleValue,
  messages: ListMessages,
) {
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement }>();
  const view: RowView<Row> = useMemo(() => {
    const [visibleActions, hiddenActions] = splitActions(actions, mobileActions, phone);
    const [first] = columns;
    return {
      columns,
      visibleActions,
      hiddenActions,
      formats,
      messages,
      getRowName: rowName ?? ((row) => (first ? getCellText(first, row, formats, messages) : '')),
      openMenu: (row, anchor) => setMenu({ row, anchor }),
    };
  }, [columns, actions, mobileActions, rowName, phone, formats, messages]);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  return { view, menu, closeMenu };
}
