import { Fragment, memo, type ReactNode, type RefObject, useCallback, useId } from 'react';
import { RowActions } from './row-actions.tsx';
import * as lineStyles from './row-line.css.ts';
import { renderRowLink } from './row-line.tsx';
import { RowMarkNote } from './row-mark.tsx';
import * as styles from './rows.css.ts';
import type { ColumnKind } from './types.ts';
import { getCellText } from './values.ts';
import type { BodyProps, RowView } from './view.ts';
import { VisibleRows } from './visible-rows.tsx';
import type { YearGroup } from './years.ts';

/** More actions are icons next to the name, and still more are icons below the fields. */
const maxLabelled = 2;
const maxBesideName = 3;

const maxShortWidth = 10;

/** Fits next to others: a number, a date or a column of up to ten rem. */
const isShort = ({ kind, width }: { kind?: ColumnKind | undefined; width?: string | undefined }) =>
  kind === 'number' || kind === 'date' || Number(/^([\d.]+)rem$/.exec(width ?? '')?.[1] ?? Infinity) <= maxShortWidth;

const cardHeight = { row: 176, text: 76 };

export interface CardBodyProps<Row extends object> extends BodyProps<Row> {
  /** `text`: a line of text; `row`: a card with labelled fields. */
  look: 'row' | 'text';
  labelledBy: string;
  /** Level of the headings of years. */
  belowTitle: 3 | 4;
  scroller: RefObject<HTMLElement | null> | undefined;
}

export function CardBody<Row extends object>(props: CardBodyProps<Row>) {
  const { years, count, view, selected, selection, onSelectRow, look, labelledBy, belowTitle, scroller } = props;
  const rows = years.flatMap((group) => group.rows);
  const getKey = useCallback((index: number) => years[0]?.rows[index]?.id ?? '', [years]);

  function renderCard(index: number, measure?: (element: HTMLElement | null) => void) {
    const row = rows[index];
    if (!row) return null;
    return (
      <MemoCard
        key={row.id}
        id={row.id}
        index={measure && index}
        total={measure && count}
        row={row.original}
        view={view}
        look={look}
        measure={measure}
        selected={selection ? selected.has(row.id) : undefined}
        onSelect={onSelectRow}
      />
    );
  }

  if (scroller) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
      <ul className={look === 'row' ? styles.cardRows : styles.cards} aria-labelledby={labelledBy} role="list">
        <VisibleRows
          count={count}
          scroller={scroller}
          estimate={cardHeight[look]}
          getKey={getKey}
          renderRow={renderCard}
          renderGap={(key, height) => (
            <li key={key} role="presentation" className={styles.gap} style={{ blockSize: height }} />
          )}
        />
      </ul>
    );
  }
  return (
    <YearLists
      years={years}
      labelledBy={labelledBy}
      belowTitle={belowTitle}
      noDate={view.messages.noDate}
      className={look === 'row' ? styles.cardGrid : styles.cards}
      renderRow={renderCard}
    />
  );
}

export interface YearListsProps<Row extends object> extends Pick<CardBodyProps<Row>, 'labelledBy' | 'belowTitle'> {
  years: readonly YearGroup<Row>[];
  noDate: string;
  className: string;
  renderRow: (index: number) => ReactNode;
}

/** One list, or a heading and a list for each year. */
export function YearLists<Row extends object>(props: YearListsProps<Row>) {
  const { years, labelledBy, belowTitle, noDate, className, renderRow } = props;
  const yearId = useId();
  const Heading = `h${belowTitle}` as const;
  return years.map(({ year, rows, start }) => {
    const headingId = `${yearId}-${year}`;
    const names = `${labelledBy} ${headingId}`;
    return (
      <Fragment key={year ?? 'all'}>
        {year !== undefined && (
          <Heading id={headingId} className={lineStyles.year}>
            {year || noDate}
          </Heading>
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
        <ul className={className} aria-labelledby={year === undefined ? labelledBy : names} role="list">
          {rows.map((_, index) => renderRow(start + index))}
        </ul>
      </Fragment>
    );
  });
}

interface CardProps<Row extends object> {
  id: string;
  index: number | undefined;
  total: number | undefined;
  row: Row;
  view: RowView<Row>;
  look: 'row' | 'text';
  measure: ((element: HTMLElement | null) => void) | undefined;
  selected: boolean | undefined;
  onSelect: (id: string, on: boolean) => void;
}

function Card<Row extends object>(props: CardProps<Row>) {
  const { id, index, total, row, view, look, measure, selected, onSelect } = props;
  const { columns, visibleActions, hiddenActions, formats, messages, getRowName, rowLink, markOf } = view;
  const mark = markOf?.(id);
  const [first, ...others] = columns;
  const name = first && (first.cell ? first.cell(row) : getCellText(first, row, formats, messages));
  const renderCell = (column: (typeof columns)[number]) =>
    column.cell ? column.cell(row) : getCellText(column, row, formats, messages);
  const labelled = look === 'row' && visibleActions.length > 0 && visibleActions.length <= maxLabelled;
  const buttonCount = visibleActions.length + Math.min(1, hiddenActions.length);
  const besideName = look === 'text' || (!labelled && buttonCount <= maxBesideName);
  const actions = buttonCount > 0 && <RowActions row={row} view={view} withLabels={labelled} />;
  return (
    <li
      ref={measure}
      className={styles.cardSlot}
      data-row={id}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      <div
        className={styles.variants[look]}
        data-card=""
        data-selected={selected || undefined}
        data-marked={mark && ''}
      >
        <div className={styles.cardHead}>
          {selected !== undefined && (
            <label className={styles.checkLabel}>
              <input
                type="checkbox"
                className={styles.check}
                checked={selected}
                onChange={(event) => onSelect(id, event.currentTarget.checked)}
                aria-label={messages.selectRow(getRowName(row))}
              />
            </label>
          )}
          <div className={styles.cardName}>
            {(rowLink && renderRowLink(rowLink, row, lineStyles.nameLink, name)) ?? name}
            {look === 'text' && others.length > 0 && (
              <p className={styles.cardLine}>
                {others.map((column) => (
                  <span key={column.id} className={styles.cardPart}>
                    {renderCell(column)}
                  </span>
                ))}
              </p>
            )}
          </div>
          {besideName && actions}
        </div>
        {look === 'row' && others.length > 0 && (
          <dl className={styles.cardFields}>
            {others
              .map((column) => ({ column, content: renderCell(column) }))
              .filter(({ content }) => content !== '')
              .map(({ column, content }) => (
                <div key={column.id} className={styles.cardField} data-short={isShort(column) || undefined}>
                  <dt className={styles.cardTerm}>{column.header}</dt>
                  <dd className={styles.cardValue}>{content}</dd>
                </div>
              ))}
          </dl>
        )}
        {!besideName && actions}
        {mark && <RowMarkNote mark={mark} name={getRowName(row)} />}
      </div>
    </li>
  );
}

const MemoCard = memo(Card) as typeof Card;
