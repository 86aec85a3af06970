import { useCallback, useMemo, useState } from 'react';
import type { LocaleValue } from '../../messages/messages.tsx';
import type { ListWords } from './collapsible-list.messages.ts';
import type { CollapsibleListProps, ListAction } from './types.ts';
import { textIn } from './values.ts';
import type { RowView } from './view.ts';

/** Default number of visible actions on a phone. */
const mobileDefault = 2;

/** On a phone some actions stay visible and the others move into the menu; elsewhere all are visible. */
export function splitActions<Row>(
  actions: readonly ListAction<Row>[],
  mobileActions: readonly string[] | undefined,
  phone: boolean,
): [visible: readonly ListAction<Row>[], hidden: readonly ListAction<Row>[]] {
  if (!phone) return [actions, []];
  if (!mobileActions) return [actions.slice(0, mobileDefault), actions.slice(mobileDefault)];
  const stays = (action: ListAction<Row>) => mobileActions.includes(action.id);
  const place = (action: ListAction<Row>) => mobileActions.indexOf(action.id);
  return [
    actions.filter(stays).sort((one, other) => place(one) - place(other)),
    actions.filter((action) => !stays(action)),
  ];
}

const none: readonly never[] = [];

export function useRowView<Row extends object>(
  { columns, actions = none, mobileActions, rowName }: CollapsibleListProps<Row>,
  phone: boolean,
  { formats }: LocaleValue,
  words: ListWords,
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
      words,
      nameOf: rowName ?? ((row) => (first ? textIn(first, row, formats, words) : '')),
      openMenu: (row, anchor) => setMenu({ row, anchor }),
    };
  }, [columns, actions, mobileActions, rowName, phone, formats, words]);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  return { view, menu, closeMenu };
}
