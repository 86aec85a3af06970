import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { ColumnHead, useRowFocus } from '@libretto/design-system/internals/record-table';
import { Menu, type MenuItem } from '@libretto/design-system/menu';
import { Skeleton } from '@libretto/design-system/skeleton';
import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../shared/page/use-media.ts';
import * as styles from './admin-table.css.ts';
import { pageSize } from './page-size.ts';
import { Pages } from './pages.tsx';
import { RowAction, RowName } from './row-name.tsx';
import { type AdminRows, type SortableColumn, type Sorting, useAdminRows } from './use-admin-rows.ts';

export interface AdminColumn<Row> extends SortableColumn<Row> {
  header: string;
  /** The first column is the heading of its row. */
  cell: (row: Row) => ReactNode;
  kind?: 'number' | 'date' | 'state';
  /** Left out of tables on tablets, where cells would break into many lines. */
  wide?: boolean;
  /** Needs no term next to its value on a card. */
  plain?: boolean;
  /** Whether the value is the one of nearly all rows, which cards leave out. */
  usual?: (row: Row) => boolean;
}

export interface AdminTableProps<Row> {
  label: string;
  found: { data: { totale: number; data: readonly Row[] } | undefined; failed?: boolean; retry?: () => void };
  /** Rows of the last answer stay while the next one is loaded. */
  busy?: boolean;
  rowId: (row: Row) => number;
  rowName: (row: Row) => string;
  columns: readonly AdminColumn<Row>[];
  actions?: (row: Row) => readonly MenuItem[];
  /** Name of the row as a button that opens this dialog, in addition to the menu. */
  onOpen?: (row: Row) => void;
  /** Without it the table sorts its rows itself. */
  sorting?: Sorting;
  count: (total: number) => string;
  none: { title: string; text: string };
  /** The second line of a card, below the name, instead of all columns; the rest is in what `onOpen` opens. */
  line?: (row: Row) => ReactNode;
  /** Without it all rows are shown. */
  paging?: { label: string; page: number; onPageChange: (page: number) => void };
}

/** A list of the administration: a table, on phones cards, with the actions of each row in a menu. */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { label, found, busy, count, none, paging } = props;
  const { t } = useTranslation('permissions');
  const phone = useMedia(media.phone);
  const table = useAdminRows(found.data?.data, props.columns, props.rowId, props.sorting);
  const result = useRef<HTMLDivElement>(null);
  const resultId = useId();
  const rowFocus = useRowFocus(result, resultId, found.data?.data);
  if (found.failed) {
    return (
      <Banner
        tone="danger"
        title={t('notLoaded')}
        announce
        action={found.retry && <Button onClick={found.retry}>{t('retry')}</Button>}
      />
    );
  }
  if (!found.data) return <Skeleton shape="row" count={6} label={label} />;
  const { totale } = found.data;
  return (
    <div ref={result} id={resultId} tabIndex={-1} className={styles.result} {...rowFocus}>
      <p role="status" className={styles.count}>
        {count(totale)}
      </p>
      {totale === 0 ? (
        <EmptyState size="compact" title={none.title}>
          {none.text}
        </EmptyState>
      ) : phone ? (
        <Cards {...props} table={table} />
      ) : (
        <Table {...props} table={table} />
      )}
      {paging && (totale > pageSize || paging.page > 1) && <Pages {...paging} total={totale} busy={busy ?? false} />}
    </div>
  );
}

type RowsProps<Row extends object> = AdminTableProps<Row> & { table: AdminRows<Row> };

function Table<Row extends object>({ label, table, columns, busy, ...props }: RowsProps<Row>) {
  const { t } = useTranslation('permissions');
  const isWide = useMedia(media.desktop);
  const [first, ...others] = columns.filter(({ wide }) => isWide || !wide);
  if (!first) return null;
  return (
    <table className={styles.table} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[first, ...others].map(({ id, header, kind }) => (
            <ColumnHead key={id} header={header} kind={kind} column={table.getColumn(id)} />
          ))}
          {props.actions && <ColumnHead header={<VisuallyHidden>{t('table.actionsColumn')}</VisuallyHidden>} />}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map(({ id: rowKey, original: row }) => (
          <tr key={rowKey} className={styles.row} data-row>
            <th scope="row" className={styles.cell} data-kind={first.kind}>
              <Heading row={row} first={first} onOpen={props.onOpen} />
            </th>
            {others.map(({ id, kind, cell }) => (
              <td key={id} className={styles.cell} data-kind={kind}>
                {cell(row)}
              </td>
            ))}
            {props.actions && (
              <td className={`${styles.cell} ${styles.menuCell}`}>
                <RowMenu row={row} actions={props.actions} rowName={props.rowName} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Row extends object>({
  label,
  table,
  columns: [first, ...facts],
  rowName,
  actions,
  onOpen,
  line,
}: RowsProps<Row>) {
  if (!first) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {table.getRowModel().rows.map(({ id: rowKey, original: row }) => (
        <li key={rowKey} data-row>
          <article className={styles.card} aria-label={rowName(row)}>
            <h2>
              {line ? (
                <RowAction value={onOpen && (() => onOpen(row))}>
                  <RowName>{rowName(row)}</RowName>
                </RowAction>
              ) : (
                <Heading row={row} first={first} onOpen={onOpen} />
              )}
            </h2>
            {actions && <RowMenu row={row} actions={actions} rowName={rowName} />}
            {line && <p className={styles.line}>{line(row)}</p>}
            {!line && (
              <dl className={styles.facts}>
                {facts
                  .filter(({ usual }) => !usual?.(row))
                  .map(({ id, header, cell, plain }) => (
                    <div key={id} className={styles.fact}>
                      <dt className={plain ? styles.plainTerm : styles.term}>
                        {plain ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                      </dt>
                      <dd className={styles.value}>{cell(row)}</dd>
                    </div>
                  ))}
              </dl>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}

interface HeadingProps<Row> {
  row: Row;
  first: AdminColumn<Row>;
  onOpen: ((row: Row) => void) | undefined;
}

function Heading<Row>({ row, first, onOpen }: HeadingProps<Row>) {
  return <RowAction value={onOpen && (() => onOpen(row))}>{first.cell(row)}</RowAction>;
}

type RowMenuProps<Row> = { row: Row } & Required<Pick<AdminTableProps<Row>, 'actions' | 'rowName'>>;

function RowMenu<Row>({ row, actions, rowName }: RowMenuProps<Row>) {
  const { t } = useTranslation('permissions');
  return <Menu icon label={t('table.actions', { name: rowName(row) })} variant="ghost" items={actions(row)} />;
}
