import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowMark } from '../list-marks/list-marks.tsx';
import * as styles from './row-line.css.ts';
import { RowMarkNote } from './row-mark.tsx';
import type { CollapsibleListProps, ListLead, ListLine, ListRowLink } from './types.ts';

export function renderRowLink<Row>(
  { href, render }: ListRowLink<Row>,
  row: Row,
  className: string,
  children: ReactNode,
): ReactNode {
  const address = href(row);
  if (address === undefined) return undefined;
  const link = { href: address, className, children };
  return render ? render(link) : <a {...link} />;
}

interface LineContentProps {
  line: ListLine;
  thumbnail: ReactNode;
  /** `preview`: of a closed list, where the whole line is a link; `buttons`: a row that has them at its end. */
  look: 'preview' | 'row' | 'buttons';
  /** What the symbols of its buttons stand for, which these say themselves. */
  words?: readonly string[];
}

const isShown = (part: ReactNode) => part !== undefined && part !== false && part !== '';

export function LineContent({ line, thumbnail, look, words = [] }: LineContentProps) {
  const { title, text, note } = line;
  const value = (look === 'preview' && line.previewValue) || line.value;
  const valueInText = look === 'buttons' && isShown(value);
  return (
    <>
      {thumbnail !== undefined && (
        <span className={styles.thumbnail} aria-hidden="true">
          {thumbnail}
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>{' '}
        {valueInText || words.length > 0 ? (
          <span className={styles.parts}>
            <span className={styles.partList}>
              {isShown(text) && (
                <span className={styles.part}>
                  <span className={styles.text}>{text}</span>
                </span>
              )}{' '}
              {valueInText && <span className={styles.part}>{value}</span>}{' '}
              {words.map((word) => (
                <span key={word} className={styles.part} aria-hidden="true">
                  <span>{word}</span>
                </span>
              ))}
            </span>
          </span>
        ) : (
          isShown(text) && <span className={styles.text}>{text}</span>
        )}
        {note}
      </span>
      {look !== 'buttons' && isShown(value) && <span className={styles.value}>{value}</span>}
      {look === 'preview' && <ChevronRight className={styles.arrow} aria-hidden="true" />}
    </>
  );
}

interface ListPreviewProps<Row extends object> extends Pick<CollapsibleListProps<Row>, 'rowLink' | 'thumbnail'> {
  lead: readonly ListLead[];
  rows: readonly Row[];
  rowId: CollapsibleListProps<Row>['rowId'];
  toLine: (row: Row) => ListLine;
  markOf: ((id: string) => RowMark | undefined) | undefined;
  labelledBy: string;
  onOpen: (id: string | number) => void;
}

/** Outside the button that opens the list: each row has its own target. */
export function ListPreview<Row extends object>(props: ListPreviewProps<Row>) {
  const { lead, rows, rowId, toLine, markOf, rowLink, thumbnail, labelledBy, onOpen } = props;
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={styles.lines} aria-labelledby={labelledBy} role="list">
        {lead.map(({ href, ...line }) => (
          <li key={href + line.title} className={styles.previewSlot}>
            <a href={href} className={styles.line}>
              <LineContent line={line} thumbnail={undefined} look="preview" />
            </a>
          </li>
        ))}
        {rows.map((row) => {
          const line = toLine(row);
          const content = <LineContent line={line} thumbnail={thumbnail?.(row)} look="preview" />;
          const mark = markOf?.(String(rowId(row)));
          return (
            <li key={rowId(row)} className={styles.previewSlot} data-marked={mark && ''}>
              {(rowLink && renderRowLink(rowLink, row, styles.line, content)) ?? (
                <button type="button" className={styles.line} onClick={() => onOpen(rowId(row))}>
                  {content}
                </button>
              )}
              {mark && <RowMarkNote mark={mark} name={line.title} inset />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
