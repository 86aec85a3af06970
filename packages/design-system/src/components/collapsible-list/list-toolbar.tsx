import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, startTransition, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import * as styles from './collapsible-list.css.ts';
import type { ListMessages } from './collapsible-list.messages.ts';
import { check } from './rows.css.ts';
import type { ListColumn } from './types.ts';
import type { ListTable } from './use-list-rows.ts';
import type { SelectionState } from './use-selection.ts';

/** So few rows are taken in at a glance: their order is not worth a control. */
const mostUnsorted = 5;

export interface ListToolbarProps<Row extends object> {
  title: string;
  text: string | undefined;
  onTextChange: (text: string) => void;
  found: number;
  total: number;
  hidden: boolean;
  table: ListTable<Row> | undefined;
  columns: readonly ListColumn<Row>[];
  selection: SelectionState | undefined;
  selectionActions: ReactNode;
  messages: ListMessages;
}

export function ListToolbar<Row extends object>(props: ListToolbarProps<Row>) {
  const { title, text, onTextChange, found, total, hidden, table, columns, selection, selectionActions, messages } =
    props;
  const searchBox = useRef<HTMLInputElement>(null);
  const sortable = columns.filter((column) => column.sortable ?? true);
  return (
    <div className={styles.toolbar} data-print="hidden">
      {text !== undefined && (
        <SearchBox ref={searchBox} text={text} onTextChange={onTextChange} title={title} messages={messages} />
      )}
      {table && sortable.length > 0 && total > mostUnsorted && found > 1 && (
        <SortSelect table={table} columns={sortable} messages={messages} />
      )}
      {selection && (
        <div className={styles.selectionBar}>
          <label className={styles.selectAll}>
            <input
              type="checkbox"
              className={check}
              checked={selection.all}
              ref={(box) => {
                if (box) box.indeterminate = selection.some && !selection.all;
              }}
              onChange={() => selection.selectAll(!selection.all)}
            />
            {messages.selectAll}
          </label>
          <span role="status">{selection.selected.size > 0 && messages.selected(selection.selected.size)}</span>
          {selection.selected.size > 0 && selectionActions}
        </div>
      )}
      <p role="status" className={styles.status}>
        {text !== undefined && text.trim() !== '' && messages.found(found, total)}
        {hidden && <>. {messages.hidden}</>}
      </p>
      {hidden && found > 0 && (
        <Button
          size="sm"
          onClick={() => {
            onTextChange('');
            searchBox.current?.focus();
          }}
        >
          {messages.showAll}
        </Button>
      )}
    </div>
  );
}

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  title: string;
  messages: ListMessages;
}

/** Shows what is typed at once: the list, which takes longer, follows when it has been rendered. */
function SearchBox({ ref, text, onTextChange, title, messages }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The list itself clears the search, for example to show a row.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }

  function type(next: string) {
    setTyped(next);
    startTransition(() => {
      setKnown(next);
      onTextChange(next);
    });
  }

  return (
    <div className={styles.search}>
      <SearchField
        ref={ref}
        label={messages.search(title)}
        placeholder={messages.searchPlaceholder}
        value={typed}
        onChange={type}
      />
    </div>
  );
}

interface SortSelectProps<Row extends object> {
  table: ListTable<Row>;
  columns: readonly ListColumn<Row>[];
  messages: ListMessages;
}

function SortSelect<Row extends object>({ table, columns, messages }: SortSelectProps<Row>) {
  const [sort] = table.state.sorting;
  const options = [
    { value: '', label: messages.unsorted },
    ...columns.flatMap(({ id, header, kind = 'text' }) => [
      { value: `+${id}`, label: messages[`${kind}Ascending`](header) },
      { value: `-${id}`, label: messages[`${kind}Descending`](header) },
    ]),
  ];
  const value = sort ? `${sort.desc ? '-' : '+'}${sort.id}` : '';
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{messages.sortBy}</span>
      <span className={styles.sortBox}>
        {/* A native select truncates its text to one line: this text wraps, and the select lies over it invisibly. */}
        <span className={styles.sortShown} aria-hidden="true">
          <ArrowUpDown className={styles.sortSign} />
          <span className={styles.sortText} data-unsorted={value === '' || undefined}>
            {options.find((option) => option.value === value)?.label}
          </span>
          <ChevronDown className={styles.sortArrow} />
        </span>
        <select
          className={styles.sortSelect}
          value={value}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            table.setSorting(chosen === '' ? [] : [{ id: chosen.slice(1), desc: chosen.startsWith('-') }]);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
