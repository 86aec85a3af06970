import { type CSSProperties, memo, type RefObject, useCallback, useId } from 'react';
import { ColumnHead } from '../../internals/record-table/column-head.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { inLines, maxInLine } from './row-actions.css.ts';
import { RowActions } from './row-actions.tsx';
import * as lineStyles from './row-line.css.ts';
import { renderRowLink } from './row-line.tsx';
import { RowMarkNote } from './row-mark.tsx';
import * as styles from './rows.css.ts';
import type { ListTable } from './use-list-rows.ts';
import { getCellText } from './values.ts';
import type { BodyProps, RowView } from './view.ts';
import { VisibleRows } from './visible-rows.tsx';

const rowHeight = 57;
/** Of a column with a width: room for a word of eleven letters. */
const minWidth = '6rem';
/** Of the column that names the row; its words would be broken in favour of longer texts. */
const minNameWidth = '10rem';

export interface TableBodyProps<Row extends object> extends BodyProps<Row> {
  table: ListTable<Row>;
  labelledBy: string;
  scroller: RefObject<HTMLElement | null> | undefined;
}

export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { table, years, count, view, selected, selection, onSelectRow, labelledBy, scroller } = props;
  const rows = years.flatMap((group) => group.rows);
  const yearId = useId();
  const actions = view.visibleActions.length + (view.hiddenActions.length > 0 ? 1 : 0);
  const hasActions = actions > 0;
  const actionsInLine = actions > maxInLine ? inLines : actions;
  const columnCount = view.columns.length + (selection ? 1 : 0) + (hasActions ? 1 : 0);
  const getKey = useCallback((index: number) => years[0]?.rows[index]?.id ?? '', [years]);

  function renderRow(index: number, measure?: (element: HTMLElement | null) => void) {
    const row = rows[index];
    if (!row) return null;
    return (
      <MemoRow
        key={row.id}
        id={row.id}
        index={measure && index}
        row={row.original}
        view={view}
        measure={measure}
        selected={selection ? selected.has(row.id) : undefined}
        onSelect={onSelectRow}
      />
    );
  }

  return (
    <table
      className={styles.table}
      data-windowed={scroller ? true : undefined}
      aria-labelledby={labelledBy}
      aria-rowcount={scroller ? count + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={scroller ? 1 : undefined}>
          {selection && (
            <th scope="col" className={styles.checkHead}>
              <VisuallyHidden>{view.messages.select}</VisuallyHidden>
            </th>
          )}
          {view.columns.map((column, at) => (
            <HeadCell key={column.id} table={table} column={column} isName={at === 0} />
          ))}
          {hasActions && (
            <th
              scope="col"
              className={styles.actionsHead}
              style={{ [styles.actionCount]: actionsInLine } as CSSProperties}
            >
              <VisuallyHidden>{view.messages.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {scroller ? (
        <tbody>
          <VisibleRows
            count={count}
            scroller={scroller}
            estimate={rowHeight}
            getKey={getKey}
            renderRow={renderRow}
            renderGap={(key, height) => (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row that only keeps the room of others
              <tr key={key} aria-hidden="true" className={styles.gap}>
                <td colSpan={columnCount} style={{ blockSize: height }} />
              </tr>
            )}
          />
        </tbody>
      ) : (
        years.map(({ year, rows: ofYear, start }) => (
          <tbody key={year ?? 'all'} aria-labelledby={year === undefined ? undefined : `${yearId}-${year}`}>
            {year !== undefined && (
              <tr>
                <th colSpan={columnCount} scope="rowgroup" id={`${yearId}-${year}`} className={lineStyles.year}>
                  {year || view.messages.noDate}
                </th>
              </tr>
            )}
            {ofYear.map((_, index) => renderRow(start + index))}
          </tbody>
        ))
      )}
    </table>
  );
}

interface HeadCellProps<Row extends object> {
  table: ListTable<Row>;
  column: RowView<Row>['columns'][number];
  isName: boolean;
}

function HeadCell<Row extends object>({ table, column, isName }: HeadCellProps<Row>) {
  const { id, header, kind, width } = column;
  // Without a minimum, words of a narrow column would be broken in favour of longer texts.
  const minInlineSize = width?.endsWith('rem')
    ? `min(${width}, ${minWidth})`
    : isName && kind === undefined
      ? minNameWidth
      : undefined;
  return (
    <ColumnHead header={header} kind={kind} style={{ inlineSize: width, minInlineSize }} column={table.getColumn(id)} />
  );
}

interface RowProps<Row extends object> {
  id: string;
  /** Set only in windowed mode; otherwise every row would re-render when an earlier one is removed. */
  index: number | undefined;
  row: Row;
  view: RowView<Row>;
  measure: ((element: HTMLElement | null) => void) | undefined;
  selected: boolean | undefined;
  onSelect: (id: string, on: boolean) => void;
}

function DataRow<Row extends object>({ id, index, row, view, measure, selected, onSelect }: RowProps<Row>) {
  const { columns, belowName, visibleActions, hiddenActions, formats, messages, getRowName, rowLink, markOf } = view;
  const mark = markOf?.(id);
  const secondLine = belowName
    .map((column) => getCellText(column, row, formats, messages))
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-row={id}
      data-index={index}
      data-selected={selected || undefined}
      data-marked={mark && ''}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {selected !== undefined && (
        <td className={styles.checkCell}>
          <label className={styles.checkLabel}>
            <input
              type="checkbox"
              className={styles.check}
              checked={selected}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
              aria-label={messages.selectRow(getRowName(row))}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell ? column.cell(row) : getCellText(column, row, formats, messages);
        return at === 0 ? (
          <th key={column.id} scope="row" className={styles.nameCell} data-kind={column.kind}>
            {(rowLink && renderRowLink(rowLink, row, lineStyles.nameLink, content)) ?? content}
            {secondLine !== '' && <span className={styles.belowName}>{secondLine}</span>}
            {mark && <RowMarkNote mark={mark} name={getRowName(row)} />}
          </th>
        ) : (
          <td key={column.id} className={styles.cell} data-kind={column.kind}>
            {content}
          </td>
        );
      })}
      {visibleActions.length + hiddenActions.length > 0 && (
        <td className={styles.actionsCell}>
          <RowActions row={row} view={view} />
        </td>
      )}
    </tr>
  );
}

const MemoRow = memo(DataRow) as typeof DataRow;
