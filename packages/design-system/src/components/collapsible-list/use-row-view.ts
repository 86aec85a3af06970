import { use, useCallback, useMemo, useState } from 'react';
import type { LocaleValue } from '../../messages/messages.tsx';
import { ListMarksContext } from '../list-marks/list-marks.tsx';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { CollapsibleListProps, ListAction } from './types.ts';
import { useLine } from './use-line.ts';
import { getCellText } from './values.ts';
import type { RowView } from './view.ts';

const defaultMobileActions = 2;

/** More icons would leave a tablet's table too little room for its words. */
const maxTabletActions = 2;

/** Where a row is: lines are those of a phone whose rows have pages. */
export type RowPlace = 'desktop' | 'tablet' | 'phone' | 'line';

export function splitActions<Row>(
  actions: readonly ListAction<Row>[],
  mobileActions: readonly string[] | undefined,
  place: RowPlace,
): [visible: readonly ListAction<Row>[], hidden: readonly ListAction<Row>[]] {
  if (place === 'desktop') return [actions, []];
  if (place === 'tablet') return actions.length > maxTabletActions ? [[], actions] : [actions, []];
  // The page of the row offers the others.
  if (place === 'line') return [splitActions(actions, mobileActions ?? [], 'phone')[0], []];
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
  props: CollapsibleListProps<Row>,
  place: RowPlace,
  { formats }: LocaleValue,
  messages: ListMessages,
) {
  const { columns, actions = noActions, mobileActions, rowName, rowLink, thumbnail } = props;
  const toLine = useLine(props);
  const markOf = use(ListMarksContext)?.(props.name);
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement }>();
  const view: RowView<Row> = useMemo(() => {
    const isChip = (action: ListAction<Row>) => place === 'line' && action.chip !== undefined;
    const buttons = actions.filter((action) => !isChip(action));
    const [visibleActions, hiddenActions] = splitActions(buttons, mobileActions, place);
    const [first] = columns;
    return {
      columns,
      belowName: [],
      visibleActions,
      hiddenActions,
      chips: actions.filter(isChip),
      rowLink,
      toLine,
      thumbnail,
      formats,
      messages,
      getRowName: rowName ?? ((row) => (first ? getCellText(first, row, formats, messages) : '')),
      markOf,
      openMenu: (row, anchor) => setMenu({ row, anchor }),
    };
  }, [columns, actions, mobileActions, rowName, rowLink, toLine, thumbnail, markOf, place, formats, messages]);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  return { view, menu, closeMenu };
}
