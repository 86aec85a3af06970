import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRowFocus } from '../../internals/record-table/use-row-focus.ts';
import { useMedia } from '../../internals/use-media.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { breakpoints } from '../../theme/media.ts';
import { Button } from '../button/button.tsx';
import { CardBody } from './card-body.tsx';
import { collapsibleListMessages } from './collapsible-list.messages.ts';
import { HintArea } from './hint.tsx';
import { LineBody } from './line-body.tsx';
import type { HeaderMessages } from './list-header.messages.ts';
import { ListLoading } from './list-loading.tsx';
import { ListProblem, NoData, NothingFound } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { OverflowMenu } from './overflow-menu.tsx';
import { useRevealedRow } from './revealed-row.ts';
import { onActionKeyDown } from './row-actions.tsx';
import * as lineStyles from './row-line.css.ts';
import { rows } from './rows.css.ts';
import { TableBody } from './table-body.tsx';
import type { CollapsibleListProps } from './types.ts';
import { useHiddenBySearch } from './use-hidden-by-search.ts';
import { useListRows } from './use-list-rows.ts';
import { pageSize, usePages } from './use-pages.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';
import { splitActions, useRowView } from './use-row-view.ts';
import { useSelection } from './use-selection.ts';
import { useTableFit } from './use-table-fit.ts';
import { useWindowed } from './visible-rows.tsx';
import { toYears } from './years.ts';

const belowDesktop = `(width < ${breakpoints.desktop})`;
/** Includes small desktop windows, where a side column leaves less room than on a tablet. */
const belowWideDesktop = '(width < 72em)';

const allFits = ['whole', 'main'] as const;
const narrowFits = ['main'] as const;

const headingLevels = { 2: 3, 3: 4, 4: 4 } as const;

export interface ListPanelProps<Row extends object> extends CollapsibleListProps<Row> {
  shown: readonly Row[];
  titleId: string;
  phone: boolean;
  printing: boolean;
  messages: HeaderMessages;
}

export function ListPanel<Row extends object>(props: ListPanelProps<Row>) {
  const { shown, titleId, phone, printing, messages: headerMessages } = props;
  const { title, add, noData, nextStep, loading = false, error, onRetry } = props;
  const { layoutType = 'table', textOrRow = 'row', searchable = true, searchText, onSearchTextChange } = props;
  const locale = useLocale();
  const panelMessages = useMessages(collapsibleListMessages);
  const messages = useMemo(() => ({ ...headerMessages, ...panelMessages }), [headerMessages, panelMessages]);
  const narrow = useMedia(belowWideDesktop);
  const tablet = useMedia(belowDesktop);

  const [ownText, setOwnText] = useState('');
  const text = searchText ?? ownText;
  const setText = onSearchTextChange ?? setOwnText;
  const query = useDeferredValue(text);
  const { table, found } = useListRows(props, shown, query, locale, messages);
  const hidden = useHiddenBySearch(shown, found, query, props.rowId);
  const lines = phone && !printing && props.rowLink !== undefined && textOrRow === 'row' && !props.selection;
  const asTable = layoutType === 'table' && !phone && textOrRow !== 'text';
  const place = lines ? 'line' : phone ? 'phone' : asTable && tablet && !printing ? 'tablet' : 'desktop';
  const { view, menu, closeMenu } = useRowView(props, place, locale, messages);
  const selection = useSelection(props.selection, found);
  const scroller = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(scroller, titleId, found);
  const windowed = useWindowed(shown.length, found.length, printing);
  // A new search scrolls to its best result. Other lists have no frame to scroll, and setting its position would lay
  // out the rows within the task that renders them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search is what moves it
  useLayoutEffect(() => {
    if (windowed && scroller.current) scroller.current.scrollTop = 0;
  }, [query]);

  const pages = usePages(found, query, windowed || printing, scroller);
  const renderedRows = useProgressiveRows(pages.shown, windowed || printing || pages.grown);
  const all = useMemo(() => shown.map((row) => String(props.rowId(row))), [shown, props.rowId]);
  const { includeRow } = pages;
  const showRow = useCallback(
    (id: string) => {
      setText('');
      includeRow(id);
    },
    [setText, includeRow],
  );
  useRevealedRow(props, { found: renderedRows, all, showRow, area: scroller });
  const [sort] = table.state.sorting;
  const order = sort ? sort.id : props.orderedBy;
  const ordered = found.length > pageSize && !windowed ? props.columns.find(({ id }) => id === order) : undefined;
  const years = useMemo(() => toYears(renderedRows, ordered), [renderedRows, ordered]);

  const fit = useTableFit(
    props.name,
    scroller,
    narrow ? narrowFits : allFits,
    asTable && found.length > 0 && !printing,
  );
  const cards = !asTable || fit === 'cards';
  const tableView = useMemo(() => {
    if (fit !== 'main') return view;
    const [visibleActions, hiddenActions] = splitActions(
      [...view.visibleActions, ...view.hiddenActions],
      undefined,
      'tablet',
    );
    return {
      ...view,
      visibleActions,
      hiddenActions,
      columns: view.columns.filter(({ secondary }) => !secondary),
      belowName: view.columns.filter(({ secondary }) => secondary === 'below-name'),
    };
  }, [view, fit]);
  const belowTitle = headingLevels[props.headingLevel ?? 2];
  const total = shown.length;
  const waiting = loading && total === 0;
  const failed = error !== undefined && total === 0;

  const body = {
    years,
    count: renderedRows.length,
    view,
    labelledBy: titleId,
    belowTitle,
    scroller: windowed ? scroller : undefined,
    selected: selection.selected,
    selection: props.selection,
    onSelectRow: selection.selectRow,
  };

  return (
    <>
      <HintArea>
        {error !== undefined && <ListProblem text={error} onRetry={onRetry} messages={messages} />}
        {total > 0 && (
          <ListToolbar
            title={title}
            text={searchable ? text : undefined}
            onTextChange={setText}
            found={found.length}
            total={total}
            hidden={hidden}
            table={cards || lines ? table : undefined}
            columns={props.columns}
            selection={props.selection && selection}
            selectionActions={props.selection?.actions}
            messages={messages}
          />
        )}
        {waiting && <ListLoading messages={messages} />}
        {total === 0 && !waiting && !failed && (
          <NoData text={noData ?? messages.noData} headingLevel={belowTitle} nextStep={nextStep} add={add} />
        )}
        {total > 0 && found.length === 0 && (
          <NothingFound headingLevel={belowTitle} onShowAll={() => setText('')} messages={messages} />
        )}
        {found.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the toolbars inside arrive here
          <div
            // Remounts when scrolling starts or stops; otherwise old measurements remain.
            key={windowed ? 'windowed' : 'whole'}
            ref={scroller}
            className={rows[windowed ? 'windowed' : 'whole']}
            onKeyDown={onActionKeyDown}
            {...rowFocus}
            {...(windowed ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
          >
            {lines ? (
              <LineBody {...body} />
            ) : cards ? (
              <CardBody {...body} look={textOrRow} />
            ) : (
              <TableBody {...body} view={tableView} table={table} />
            )}
          </div>
        )}
        {found.length > pageSize && !windowed && !printing && (
          <div className={lineStyles.more} data-print="hidden">
            {pages.next > 0 && <Button onClick={pages.showMore}>{messages.showMore(pages.next)}</Button>}
            <span role="status" className={lineStyles.shownOf}>
              {messages.shownOf(pages.shown.length, found.length)}
            </span>
          </div>
        )}
      </HintArea>
      {menu && (
        <OverflowMenu
          row={menu.row}
          anchor={menu.anchor}
          name={view.getRowName(menu.row)}
          actions={view.hiddenActions}
          onClose={closeMenu}
        />
      )}
    </>
  );
}
