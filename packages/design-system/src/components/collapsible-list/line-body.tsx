import { ChevronRight } from 'lucide-react';
import { memo, type RefObject, useCallback } from 'react';
import { YearLists } from './card-body.tsx';
import { ChipButtons, RowActions } from './row-actions.tsx';
import * as styles from './row-line.css.ts';
import { LineContent, renderRowLink } from './row-line.tsx';
import { RowMarkNote } from './row-mark.tsx';
import { gap } from './rows.css.ts';
import type { BodyProps, RowView } from './view.ts';
import { VisibleRows } from './visible-rows.tsx';

const lineHeight = 64;

export interface LineBodyProps<Row extends object> extends BodyProps<Row> {
  labelledBy: string;
  belowTitle: 3 | 4;
  scroller: RefObject<HTMLElement | null> | undefined;
}

/** Rows of a phone: each leads to its page, and keeps only few actions. */
export function LineBody<Row extends object>(props: LineBodyProps<Row>) {
  const { years, count, view, labelledBy, belowTitle, scroller } = props;
  const rows = years.flatMap((group) => group.rows);
  const getKey = useCallback((index: number) => years[0]?.rows[index]?.id ?? '', [years]);

  function renderLine(index: number, measure?: (element: HTMLElement | null) => void) {
    const row = rows[index];
    if (!row) return null;
    return (
      <MemoLine
        key={row.id}
        id={row.id}
        index={measure && index}
        total={measure && count}
        row={row.original}
        view={view}
        measure={measure}
      />
    );
  }

  if (!scroller) {
    return (
      <YearLists
        {...{ years, labelledBy, belowTitle }}
        noDate={view.messages.noDate}
        className={styles.lines}
        renderRow={renderLine}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={styles.lines} aria-labelledby={labelledBy} role="list">
      <VisibleRows
        count={count}
        scroller={scroller}
        estimate={lineHeight}
        getKey={getKey}
        renderRow={renderLine}
        renderGap={(key, height) => <li key={key} role="presentation" className={gap} style={{ blockSize: height }} />}
      />
    </ul>
  );
}

interface LineProps<Row extends object> {
  id: string;
  index: number | undefined;
  total: number | undefined;
  row: Row;
  view: RowView<Row>;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function Line<Row extends object>({ id, index, total, row, view, measure }: LineProps<Row>) {
  const { rowLink, toLine, thumbnail, visibleActions, chips, markOf, getRowName } = view;
  const mark = markOf?.(id);
  const hasButtons = visibleActions.length + chips.length > 0;
  const content = (
    <LineContent
      line={toLine(row)}
      thumbnail={thumbnail?.(row)}
      look={hasButtons ? 'buttons' : 'row'}
      words={chips.flatMap((action) => action.chipText?.(row) ?? [])}
    />
  );
  const link = rowLink && renderRowLink(rowLink, row, styles.line, content);
  return (
    <li
      ref={measure}
      className={link ? styles.linkedSlot : styles.slot}
      data-row={id}
      data-marked={mark && ''}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      {link ?? <div className={styles.plainLine}>{content}</div>}
      {hasButtons && (
        <div className={styles.actions}>
          <ChipButtons row={row} view={view} />
          {visibleActions.length > 0 && <RowActions row={row} view={view} />}
        </div>
      )}
      {mark && <RowMarkNote mark={mark} name={getRowName(row)} inset />}
      {link && <ChevronRight className={styles.slotArrow} aria-hidden="true" />}
    </li>
  );
}

const MemoLine = memo(Line) as typeof Line;
