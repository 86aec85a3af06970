import { useDeferredValue, useId, useRef, useState } from 'react';
import { explain } from '../../internals/dev.ts';
import { useMedia, usePrinting } from '../../internals/use-media.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { breakpoints, media } from '../../theme/media.ts';
import { CardBody } from './card-body.tsx';
import * as styles from './collapsible-list.css.ts';
import { collapsibleListMessages } from './collapsible-list.messages.ts';
import { HintArea } from './hint.tsx';
import { ListHeader } from './list-header.tsx';
import { ListLoading, ListProblem, NoData, NothingFound } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useListOpen } from './open-memory.ts';
import { OverflowMenu } from './overflow-menu.tsx';
import { onActionKeyDown } from './row-actions.tsx';
import { rows } from './rows.css.ts';
import { TableBody } from './table-body.tsx';
import type { CollapsibleListProps } from './types.ts';
import { useListRows } from './use-list-rows.ts';
import { useRowView } from './use-row-view.ts';
import { useSelection } from './use-selection.ts';
import { useWindowed } from './use-windowed.tsx';

const belowDesktop = `(width < ${breakpoints.desktop})`;
/** Two for a column, one for an action: with more, a tablet shows cards instead of squeezing or scrolling sideways. */
const mostOnTablet = 10;

const headingLevels = { 2: 3, 3: 4, 4: 4 } as const;

/** The list of records of a page: a header that opens and closes it, a search, sortable columns, actions per row. */
export function CollapsibleList<Row extends object>(props: CollapsibleListProps<Row>) {
  const { name, filterValue, title, add, noData, nextStep, loading = false, error, onRetry } = props;
  const { layoutType = 'table', textOrRow = 'row', searchable = true, searchText, onSearchTextChange } = props;
  const words = useMessages(collapsibleListMessages);
  const locale = useLocale();
  const [open, setOpen] = useListOpen(name, filterValue);
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  const phone = useMedia(media.phone);
  const narrow = useMedia(belowDesktop);
  const printing = usePrinting();

  const [ownText, setOwnText] = useState('');
  const text = searchText ?? ownText;
  const setText = onSearchTextChange ?? setOwnText;
  const { table, total, found } = useListRows(props, useDeferredValue(text), locale, words);
  const { view, menu, closeMenu } = useRowView(props, phone, locale, words);
  const selection = useSelection(props.selection, found);

  const scroller = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const panelId = useId();
  checkProps(props);

  const crowded = narrow && props.columns.length * 2 + (props.actions?.length ?? 0) > mostOnTablet;
  const cards = layoutType === 'cards' || phone || crowded || textOrRow === 'text';
  const windowed = useWindowed(found.length, printing);
  const belowTitle = headingLevels[props.headingLevel ?? 2];
  const waiting = loading && total === 0;
  const failed = error !== undefined && total === 0;

  const body = {
    rows: found,
    view,
    labelledBy: titleId,
    scroller: windowed ? scroller : undefined,
    selected: selection.selected,
    selection: props.selection,
    onSelectRow: selection.selectRow,
  };

  return (
    <section aria-labelledby={titleId} className={styles.root} data-open={open || undefined}>
      <ListHeader
        {...props}
        titleId={titleId}
        panelId={panelId}
        open={open}
        onToggle={() => setOpen(!open)}
        count={waiting || failed ? undefined : total}
        phone={phone}
        words={words}
      />
      <div id={panelId} className={styles.panel} hidden={!open && !printing}>
        {(everOpen || printing) && (
          <HintArea>
            {error !== undefined && <ListProblem text={error} onRetry={onRetry} words={words} />}
            {total > 0 && (
              <ListToolbar
                title={title}
                text={searchable ? text : undefined}
                onTextChange={setText}
                found={found.length}
                total={total}
                table={cards ? table : undefined}
                columns={props.columns}
                selection={props.selection && selection}
                selectionActions={props.selection?.actions}
                words={words}
              />
            )}
            {waiting && <ListLoading words={words} />}
            {total === 0 && !waiting && !failed && (
              <NoData text={noData ?? words.noData} headingLevel={belowTitle} nextStep={nextStep} add={add} />
            )}
            {total > 0 && found.length === 0 && (
              <NothingFound headingLevel={belowTitle} onShowAll={() => setText('')} words={words} />
            )}
            {found.length > 0 && (
              // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the toolbars inside arrive here
              <div
                // Another element when it starts or stops scrolling, or what it measured stays behind.
                key={windowed ? 'windowed' : 'whole'}
                ref={scroller}
                className={rows({ windowed })}
                onKeyDown={onActionKeyDown}
                {...(windowed ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
              >
                {cards ? <CardBody {...body} look={textOrRow} /> : <TableBody {...body} table={table} />}
              </div>
            )}
          </HintArea>
        )}
      </div>
      {menu && (
        <OverflowMenu
          row={menu.row}
          anchor={menu.anchor}
          name={view.nameOf(menu.row)}
          actions={view.hiddenActions}
          onClose={closeMenu}
        />
      )}
    </section>
  );
}

function checkProps<Row extends object>({
  actions,
  mobileActions,
  columns,
  error,
  onRetry,
}: CollapsibleListProps<Row>) {
  const unknown = mobileActions?.filter((id) => !actions?.some((action) => action.id === id)) ?? [];
  if (unknown.length > 0) {
    explain(
      'CollapsibleList',
      `\`mobileActions\` names ${unknown.join(', ')}, which \`actions\` does not have.`,
      'A phone would show fewer actions than meant.',
      'Use the ids of `actions`.',
    );
  }
  if (columns.length === 0) {
    explain('CollapsibleList', '`columns` is empty.', 'Rows would have no words.', 'Give it at least one column.');
  }
  if (error !== undefined && !onRetry) {
    explain(
      'CollapsibleList',
      '`error` comes without `onRetry`.',
      'The reader is told of a failure and left there.',
      'Pass `onRetry` too.',
    );
  }
}
