'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { ErrorCount } from '../../internals/error-count/error-count.tsx';
import * as styles from './tabs.css.ts';

declare const process: Environment;

export interface TabItem {
  id: string;
  label: string;
  icon?: ReactNode;
  badge?: ReactNode;
  /** Number of invalid fields inside, shown and announced with the label. */
  errors?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Controlled open tab (by the URL, or by a form that opens the tab with an error). */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** CSS length. Panels have a fixed height and scroll, so that the content below does not move. */
  panelHeight?: string | undefined;
}

/** Panels are mounted when first opened and then kept, so that input is not lost. */
export function Tabs({ label, items, value, defaultValue, onChange, panelHeight }: TabsProps) {
  const baseId = useId();
  const first = items[0]?.id ?? '';
  const [own, setOwn] = useState(defaultValue ?? first);
  const wanted = value ?? own;
  const open = items.some((item) => item.id === wanted) ? wanted : first;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([open]));
  if (!visited.has(open)) setVisited(new Set([...visited, open]));
  const list = useRef<HTMLDivElement>(null);

  if (process.env.NODE_ENV !== 'production' && wanted !== open) {
    devWarning(
      'Tabs',
      `No item has the id "${wanted}".`,
      'The first tab is shown instead.',
      `Use one of: ${items.map((item) => item.id).join(', ')}.`,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [open]);

  function choose(id: string) {
    setOwn(id);
    if (id !== open) onChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === open);
    const last = items.length - 1;
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = target === undefined ? undefined : items[target];
    if (!item) return;
    event.preventDefault();
    choose(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${baseId}-tab-${item.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={item.id === open}
            aria-controls={visited.has(item.id) ? `${baseId}-panel-${item.id}` : undefined}
            tabIndex={item.id === open ? 0 : -1}
            onClick={() => choose(item.id)}
          >
            {item.icon && <span aria-hidden="true">{item.icon}</span>}
            {item.label}
            {item.badge}
            {Boolean(item.errors) && <ErrorCount count={item.errors ?? 0} />}
          </button>
        ))}
      </div>
      {items
        .filter((item) => visited.has(item.id))
        .map((item) => (
          <div
            key={item.id}
            id={`${baseId}-panel-${item.id}`}
            role="tabpanel"
            className={styles.panel}
            data-fixed={panelHeight !== undefined}
            style={panelHeight === undefined ? undefined : { blockSize: panelHeight }}
            aria-labelledby={`${baseId}-tab-${item.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may scroll and may hold nothing that takes focus
            tabIndex={0}
            hidden={item.id !== open}
          >
            {item.content}
          </div>
        ))}
    </div>
  );
}
