import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Menu, type MenuItem } from '@libretto/design-system/menu';
import { Skeleton } from '@libretto/design-system/skeleton';
import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../shared/page/use-media.ts';
import * as styles from './admin-table.css.ts';
import { pageSize } from './page-size.ts';
import { Pages } from './pages.tsx';
import { type Sort, sortRows } from './sort.ts';

export interface AdminColumn<Row> {
  id: string;
  header: string;
  /** The first column is the heading of its row. */
  cell: (row: Row) => ReactNode;
  kind?: 'number' | 'date' | 'state';
  /** Returns what rows are sorted by; `true` if the server sorts them. */
  sortBy?: true | ((row: Row) => string | number);
  /** Left out of tables on tablets, where cells would break into many lines. */
  wide?: boolean;
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
  /** Without it the table sorts its rows itself. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void };
  count: (total: number) => string;
  none: { title: string; text: string };
  /** Without it all rows are shown. */
  paging?: { label: string; page: number; onPageChange: (page: number) => void };
}

/** A list of the administration: a table, on phones cards, with the actions of each row in a menu. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { label, found, busy, count, none, paging } = props;
  const { t } = useTranslation('permissions');
  const phone = useMedia(media.phone);
  const [ownSort, setOwnSort] = useState<Sort>();
  const { sort, onSort } = props.sorting ?? { sort: ownSort, onSort: setOwnSort };
  const keepFocus = useRowFocus(found.data?.data);
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
  const sorted = { rows: sortRows(found.data.data, props.columns, ownSort), sort, onSort };
  return (
    <div className={styles.result} {...keepFocus}>
      <p role="status" className={styles.count}>
        {count(totale)}
      </p>
      {totale === 0 ? (
        <EmptyState size="compact" title={none.title}>
          {none.text}
        </EmptyState>
      ) : phone ? (
        <Cards {...props} {...sorted} />
      ) : (
        <Table {...props} {...sorted} />
      )}
      {paging && (totale > pageSize || paging.page > 1) && <Pages {...paging} total={totale} busy={busy ?? false} />}
    </div>
  );
}

type RowsProps<Row> = Omit<AdminTableProps<Row>, 'sorting'> & {
  rows: readonly Row[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

function Table<Row>({ label, rows, columns, rowId, sort, onSort, busy, ...props }: RowsProps<Row>) {
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
          {[first, ...others].map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {props.actions && (
            <td className={`${styles.head} ${styles.menuCell}`}>
              <VisuallyHidden>{t('table.actionsColumn')}</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)} className={styles.row} data-row>
            <th scope="row" className={styles.cell} data-kind={first.kind}>
              {first.cell(row)}
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

type HeadProps<Row> = { column: AdminColumn<Row> } & Pick<RowsProps<Row>, 'sort' | 'onSort'>;

function Head<Row>({ column: { id, header, kind, sortBy }, sort, onSort }: HeadProps<Row>) {
  const direction = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={styles.head} data-kind={kind} aria-sort={direction}>
      {sortBy ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => onSort({ id, desc: direction === 'ascending' })}
        >
          {header}
          <Arrow aria-hidden="true" className={styles.sortArrow} data-sorted={direction} />
        </button>
      ) : (
        <span className={styles.headText}>{header}</span>
      )}
    </th>
  );
}

function Cards<Row>({ label, rows, columns: [first, ...facts], rowId, rowName, actions }: RowsProps<Row>) {
  if (!first) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} data-row>
          <article className={styles.card} aria-label={rowName(row)}>
            <h2>{first.cell(row)}</h2>
            {actions && <RowMenu row={row} actions={actions} rowName={rowName} />}
            <dl className={styles.facts}>
              {facts.map(({ id, header, cell }) => (
                <div key={id} className={styles.fact}>
                  <dt className={styles.term}>{header}</dt>
                  <dd className={styles.value}>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </article>
        </li>
      ))}
    </ul>
  );
}

type RowMenuProps<Row> = { row: Row } & Required<Pick<AdminTableProps<Row>, 'actions' | 'rowName'>>;

function RowMenu<Row>({ row, actions, rowName }: RowMenuProps<Row>) {
  const { t } = useTranslation('permissions');
  return <Menu icon label={t('table.actions', { name: rowName(row) })} variant="ghost" items={actions(row)} />;
}

/** Moves the focus to the row that takes the place of one that leaves the list. */
function useRowFocus(rows: readonly unknown[] | undefined) {
  const result = useRef<HTMLDivElement>(null);
  const last = useRef<number | undefined>(undefined);
  const all = () => [...(result.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have removed the focused one
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (last.current === undefined || (activeElement !== null && activeElement !== document.body)) return;
    const target = all()
      .slice(0, last.current + 1)
      .at(-1)
      ?.querySelector<HTMLElement>('button');
    (target ?? result.current)?.focus();
  }, [rows]);

  return {
    ref: result,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const at = all().findIndex((row) => row.contains(target));
      last.current = at < 0 ? undefined : at;
    },
  };
}
