import { memo, type RefObject, useCallback } from 'react';
import { RowActions } from './row-actions.tsx';
import * as styles from './rows.css.ts';
import { getCellText } from './values.ts';
import type { BodyProps, RowView } from './view.ts';
import { VisibleRows } from './visible-rows.tsx';

const cardHeight = { row: 176, text: 76 };

export interface CardBodyProps<Row extends object> extends BodyProps<Row> {
  /** `text`: a line of text; `row`: a card with labelled fields. */
  look: 'row' | 'text';
  labelledBy: string;
  scroller: RefObject<HTMLElement | null> | undefined;
}

export function CardBody<Row extends object>(props: CardBodyProps<Row>) {
  const { rows, view, selected, selection, onSelectRow, look, labelledBy, scroller } = props;
  const getKey = useCallback((index: number) => rows[index]?.id ?? '', [rows]);

  function renderCard(index: number, measure?: (element: HTMLElement | null) => void) {
    const row = rows[index];
    if (!row) return null;
    return (
      <MemoCard
        key={row.id}
        id={row.id}
        index={measure && index}
        total={measure && rows.length}
        row={row.original}
        view={view}
        look={look}
        measure={measure}
        selected={selection ? selected.has(row.id) : undefined}
        onSelect={onSelectRow}
      />
    );
  }

  const inGrid = scroller ? styles.cardRows : styles.cardGrid;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={look === 'row' ? inGrid : styles.cards} aria-labelledby={labelledBy} role="list">
      {scroller ? (
        <VisibleRows
          count={rows.length}
          scroller={scroller}
          estimate={cardHeight[look]}
          getKey={getKey}
          renderRow={renderCard}
          renderGap={(key, height) => (
            <li key={key} role="presentation" className={styles.gap} style={{ blockSize: height }} />
          )}
        />
      ) : (
        rows.map((_, index) => renderCard(index))
      )}
    </ul>
  );
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
  const { columns, visibleActions, hiddenActions, formats, messages, getRowName } = view;
  const [first, ...others] = columns;
  const renderCell = (column: (typeof columns)[number]) =>
    column.cell ? column.cell(row) : getCellText(column, row, formats, messages);
  const actions = visibleActions.length + hiddenActions.length > 0 && (
    <RowActions row={row} view={view} withLabels={look === 'row' && visibleActions.length <= 2} />
  );
  return (
    <li
      ref={measure}
      className={styles.cardSlot}
      data-row={id}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      <div className={styles.variants[look]} data-selected={selected || undefined}>
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
            {first && renderCell(first)}
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
          {look === 'text' && actions}
        </div>
        {look === 'row' && others.length > 0 && (
          <dl className={styles.cardFields}>
            {others
              .map((column) => ({ ...column, content: renderCell(column) }))
              .filter(({ content }) => content !== '')
              .map(({ id: field, header, content }) => (
                <div key={field} className={styles.cardField}>
                  <dt className={styles.cardTerm}>{header}</dt>
                  <dd className={styles.cardValue}>{content}</dd>
                </div>
              ))}
          </dl>
        )}
        {look === 'row' && actions}
      </div>
    </li>
  );
}

const MemoCard = memo(Card) as typeof Card;
