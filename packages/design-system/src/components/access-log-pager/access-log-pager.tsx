'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../../internals/use-media.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { media } from '../../theme/media.ts';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './access-log-pager.css.ts';
import { accessLogPagerMessages } from './access-log-pager.messages.ts';

const pageSize = 10;

/** One access to a record or one session of its owner. */
export interface AccessLogEntry {
  /** Unique within the log; the key of the row. */
  id: string;
  /** Local time as `YYYY-MM-DDTHH:MM`. */
  when: string;
  /** Person or account that had access; "unknown" is shown without it, as for the next three. */
  who?: string | undefined;
  /** Part of the record that was read or changed. */
  what?: string | undefined;
  /** Browser and system in words, e.g. "Firefox su Android". */
  device?: string | undefined;
  /** IP address as recorded by the server. */
  address?: string | undefined;
  /** Marks the reader's current session. */
  current?: boolean | undefined;
}

/** Columns that the log can show. The first one becomes the title of the card on phones. */
export type AccessLogColumn = 'when' | 'who' | 'what' | 'device' | 'address';

export interface AccessLogPagerProps {
  /** Accessible name, e.g. "Accessi alla tua cartella". */
  label: string;
  /** Entries of this page, at most ten, newest first; absent while loading. */
  entries: readonly AccessLogEntry[] | undefined;
  /** Number of entries on all pages. 0 shows the empty state. */
  total: number;
  /** Starts at 1. */
  page: number;
  /** Receives the wanted page, from 1. Focus stays on the pressed button. */
  onPageChange: (page: number) => void;
  /** In the given order. Defaults to those of sessions: when, device, address. */
  columns?: readonly AccessLogColumn[] | undefined;
  /** The page could not be loaded: an alert replaces the log. */
  failed?: boolean | undefined;
  /** Offers a button to load again when `failed`. */
  onRetry?: (() => void) | undefined;
  /** Heading of the empty state. A general one is shown without it. */
  emptyTitle?: string | undefined;
  /** Explanation under that heading. */
  empty?: ReactNode;
  /** Level of the heading of the empty state, which is compact below another heading. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const sessionColumns: readonly AccessLogColumn[] = ['when', 'device', 'address'];

/** Pages through an access log, ten entries at a time. Each access is a card on phones. */
export function AccessLogPager(props: AccessLogPagerProps) {
  const { label, entries, total, page, columns = sessionColumns, failed, onRetry } = props;
  const { emptyTitle, empty, headingLevel = 2 } = props;
  const messages = useMessages(accessLogPagerMessages);
  const common = useMessages(commonMessages);
  const phone = useMedia(media.phone);

  if (failed) {
    return (
      <Banner
        tone="danger"
        title={messages.failed}
        announce
        action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
      />
    );
  }
  if (entries && total === 0) {
    return (
      <EmptyState
        size={headingLevel === 2 ? 'regular' : 'compact'}
        headingLevel={headingLevel}
        title={emptyTitle ?? messages.empty}
      >
        {empty ?? messages.emptyText}
      </EmptyState>
    );
  }
  const list = phone ? (
    <Cards {...{ label, columns }} entries={entries ?? []} />
  ) : (
    <Table {...{ label, columns }} entries={entries ?? []} />
  );
  return (
    <div className={styles.log} aria-busy={!entries}>
      {entries ? (
        list
      ) : (
        <Skeleton shape="row" count={total > 0 ? Math.min(pageSize, total) : 3} label={`${label}. ${common.loading}`} />
      )}
      {(total > pageSize || page > 1) && <Pages {...props} page={page} loading={!entries} />}
    </div>
  );
}

interface RowsProps {
  label: string;
  entries: readonly AccessLogEntry[];
  columns: readonly AccessLogColumn[];
}

function Table({ label, entries, columns }: RowsProps) {
  const messages = useMessages(accessLogPagerMessages);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {messages[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              {columns.map((column) => (
                <td key={column} className={styles.cell} data-column={column}>
                  <Cell {...{ entry, column }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ label, entries, columns }: RowsProps) {
  const messages = useMessages(accessLogPagerMessages);
  const [title = 'when', ...others] = columns;
  return (
    <ul className={styles.cards} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <p className={styles.day}>
            <Cell entry={entry} column={title} />
          </p>
          <dl className={styles.facts}>
            {others.map((column) => (
              <div key={column} className={styles.fact}>
                <dt className={styles.term}>{messages[column]}</dt>
                <dd className={styles.value}>
                  <Cell {...{ entry, column }} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Cell({ entry, column }: { entry: AccessLogEntry; column: AccessLogColumn }) {
  const messages = useMessages(accessLogPagerMessages);
  const { formats } = useLocale();
  if (column !== 'when') return entry[column] || <span className={styles.missing}>{messages.unknown}</span>;
  const time = /T(\d{2}:\d{2})/.exec(entry.when)?.[1];
  return (
    <span className={styles.timestamp}>
      <time dateTime={entry.when}>
        {formats.date(entry.when)}
        {time && `, ${time}`}
      </time>
      {entry.current && <Badge tone="accent">{messages.current}</Badge>}
    </span>
  );
}

type PagesProps = Pick<AccessLogPagerProps, 'label' | 'total' | 'page' | 'onPageChange'> & { loading: boolean };

/** Both buttons stay rendered and give a reason when disabled, so that focus is never lost. */
function Pages({ label, total, page, onPageChange, loading }: PagesProps) {
  const messages = useMessages(accessLogPagerMessages);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const disabledReason = loading ? messages.busy : undefined;
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<'first' | 'last' | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever exchanges the buttons
  useLayoutEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const buttons = [...(nav.current?.querySelectorAll('button') ?? [])];
    (pressed.current === 'first' ? buttons.at(0) : buttons.at(-1))?.focus();
  }, [page, pages, loading]);

  function go(next: number, button: 'first' | 'last') {
    pressed.current = button;
    onPageChange(next);
  }

  return (
    <nav ref={nav} aria-label={messages.pages(label)} className={styles.pages} data-print="hidden">
      <Button
        iconStart={<ChevronLeft />}
        disabledReason={page <= 1 ? messages.first : disabledReason}
        onClick={() => go(page - 1, 'first')}
      >
        {messages.previous}
      </Button>
      <p role="status" className={styles.place}>
        <span>{messages.page(page, pages)}</span>
        <span className={styles.term}>{messages.rows(from, Math.min(total, from + pageSize - 1), total)}</span>
      </p>
      <Button
        iconEnd={<ChevronRight />}
        disabledReason={page >= pages ? messages.last : disabledReason}
        onClick={() => go(page + 1, 'last')}
      >
        {messages.next}
      </Button>
    </nav>
  );
}
