import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { keepPlaced } from '../../internals/placement.ts';
import * as menuStyles from '../menu/menu.css.ts';
import * as styles from './rows.css.ts';
import type { ListAction } from './types.ts';

export interface OverflowMenuProps<Row extends object> {
  row: Row;
  name: string;
  actions: readonly ListAction<Row>[];
  anchor: HTMLElement;
  onClose: () => void;
}

export function OverflowMenu<Row extends object>({ row, name, actions, anchor, onClose }: OverflowMenuProps<Row>) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    anchor.setAttribute('aria-expanded', 'true');
    element.showPopover();
    const release = keepPlaced(anchor, element, { align: 'end', gap: 4 });
    menuItems(element)[0]?.focus();
    return () => {
      anchor.removeAttribute('aria-expanded');
      release();
    };
  }, [anchor]);

  function close() {
    // Before the action: a dialog it opens returns focus to the button.
    anchor.focus();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') close();
    if (event.key === 'Escape') {
      // The first Escape closes the menu, the next one a dialog around the list.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    const next = nextItem(event.key, menuItems(event.currentTarget));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className={menuStyles.list}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <p className={styles.menuTitle} aria-hidden="true">
        {name}
      </p>
      {actions.map((action) => {
        const reason = action.disabledReason?.(row);
        const reasonId = `${id}-${action.id}`;
        return (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuStyles.item}
            aria-label={action.label}
            aria-disabled={reason !== undefined || undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
            data-tone={action.tone}
            onClick={() => {
              if (reason !== undefined) return;
              close();
              action.onSelect(row);
            }}
          >
            <span className={menuStyles.icon} aria-hidden="true">
              {action.icon}
            </span>
            <span className={menuStyles.content}>
              <span>{action.label}</span>
              {reason !== undefined && (
                <span id={reasonId} className={menuStyles.reason}>
                  {reason}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

const menuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function nextItem(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (key.length === 1) {
    const typed = key.toLowerCase();
    const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return inTurn.find((item) => item.getAttribute('aria-label')?.toLowerCase().startsWith(typed));
  }
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
