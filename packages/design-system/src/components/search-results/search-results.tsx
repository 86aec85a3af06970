'use client';

import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Highlight } from '../../internals/highlight/highlight.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './search-results.css.ts';
import { searchResultsMessages } from './search-results.messages.ts';

/** One result. */
export interface SearchResult {
  /** Unique within its group. */
  id: string;
  /** First line; the words of the query are highlighted. */
  title: string;
  /** Second line; the words of the query are highlighted. */
  description?: string | undefined;
  /** At the end of the line, e.g. a date or a badge. */
  aside?: ReactNode;
}

/** Results of one kind. */
export interface ResultGroup<Result extends SearchResult = SearchResult> {
  /** Unique among the groups. */
  id: string;
  /** Heading, followed by the number of results. */
  label: string;
  /** In order of relevance. */
  results: readonly Result[];
}

export interface SearchResultsProps<Result extends SearchResult = SearchResult> {
  /** Query whose words are highlighted in the results. */
  question: string;
  /** In the given order. Groups without results are not shown. */
  groups: readonly ResultGroup<Result>[];
  /** Opens a result. Without it results are not buttons. */
  onSelect?: ((result: Result) => void) | undefined;
  /** The search is running; announced with the query. Default false. */
  loading?: boolean | undefined;
  /** Reason why the search failed, announced as an alert, with a retry if `onRetry` is given. */
  error?: { text: string; onRetry?: (() => void) | undefined } | undefined;
  /** Minimum length of a query in characters; a shorter one gets a hint. Default 0. */
  minLength?: number | undefined;
  /** Heading for a search without results; announced. */
  emptyText?: string | undefined;
  /** Button below that heading. */
  emptyAction?: ReactNode;
  /** Level of the headings of the groups. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const all: (Element | null)[] = [...event.currentTarget.querySelectorAll('ul button')];
  const at = all.indexOf(document.activeElement);
  if (at < 0) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = target === undefined ? undefined : all[target];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** Results in groups; the number of results is announced. */
export function SearchResults<Result extends SearchResult = SearchResult>(props: SearchResultsProps<Result>) {
  const { question, onSelect, loading = false, error, minLength = 0, headingLevel = 3 } = props;
  const messages = useMessages(searchResultsMessages);
  const common = useMessages(commonMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const groups = props.groups.filter(({ results }) => results.length > 0);
  const total = groups.reduce((sum, { results }) => sum + results.length, 0);
  const tooShort = question.trim().length < minLength;
  const ready = !loading && !error && !tooShort;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; Tab reaches every result
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div role="status" className={styles.count}>
        {ready && total > 0 && messages.found(total)}
        {ready && total === 0 && <VisuallyHidden>{props.emptyText ?? messages.empty}</VisuallyHidden>}
        {tooShort && !loading && !error && messages.tooShort(minLength)}
      </div>
      {loading && <Skeleton shape="row" count={4} label={messages.searching(question)} />}
      {!loading && error && (
        <Banner
          tone="danger"
          title={error.text}
          announce
          action={error.onRetry && <Button onClick={error.onRetry}>{common.retry}</Button>}
        />
      )}
      {ready && total === 0 && (
        <EmptyState
          size="compact"
          title={props.emptyText ?? messages.empty}
          headingLevel={headingLevel}
          action={props.emptyAction}
        >
          {messages.emptyHint}
        </EmptyState>
      )}
      {ready &&
        groups.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={`${id}-${group.id}`}>
            <Heading id={`${id}-${group.id}`} className={styles.groupTitle}>
              {group.label}
              <span className={styles.groupCount}>{group.results.length}</span>
            </Heading>
            <ul className={styles.list}>
              {group.results.map((result) => (
                <li key={result.id} className={styles.item}>
                  <Row result={result} question={question} onSelect={onSelect} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface RowProps<Result extends SearchResult> {
  result: Result;
  question: string;
  onSelect: ((result: Result) => void) | undefined;
}

function Row<Result extends SearchResult>({ result, question, onSelect }: RowProps<Result>) {
  const content = (
    <>
      <span className={styles.content}>
        <span className={styles.title}>
          <Highlight text={result.title} query={question} />
        </span>
        {result.description && (
          <span className={styles.description}>
            <Highlight text={result.description} query={question} />
          </span>
        )}
      </span>
      <span className={styles.aside}>
        {result.aside}
        {onSelect && <ChevronRight aria-hidden="true" />}
      </span>
    </>
  );
  if (!onSelect) return <div className={styles.result}>{content}</div>;
  return (
    <button type="button" className={styles.result} onClick={() => onSelect(result)}>
      {content}
    </button>
  );
}
