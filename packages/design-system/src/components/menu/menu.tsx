'use client';

import { ChevronDown, EllipsisVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { keepPlaced } from '../../internals/placement.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './menu.css.ts';

/** One action of the menu. */
export interface MenuItem {
  /** Unique within the menu. */
  id: string;
  /** Verb and object; found by typing its first letters. */
  label: string;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Called after the menu has closed and focus is back on its button. */
  onSelect: () => void;
  /** `danger` for deletion. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Reason below the label. The item stays reachable by keyboard and does nothing. */
  disabledReason?: string | undefined;
}

export interface MenuProps {
  /** Label of the button, and accessible name of the menu. */
  label: string;
  /** In the given order. */
  items: readonly MenuItem[];
  /** Shows only this icon, or three dots for `true`; the label becomes its accessible name. */
  icon?: ReactNode | true;
  /** Look of the button. */
  variant?: ButtonVariant | undefined;
  /** Size of the button. */
  size?: ButtonSize | undefined;
  /** Edge of the button to which the menu is aligned. Default `end`. */
  align?: 'start' | 'end' | undefined;
}

/** A button that opens a list of actions. */
export function Menu({ label, items, icon, variant, size, align = 'end' }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const typed = useRef({ text: '', at: 0 });
  const pressedWhileOpen = useRef(false);

  useEffect(() => {
    if (!open || !trigger.current || !list.current) return;
    return keepPlaced(trigger.current, list.current, { align, gap: 4 });
  }, [open, align]);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  function focusAt(index: number) {
    const all = entries();
    all.at(((index % all.length) + all.length) % all.length)?.focus();
  }

  function show(from: 'first' | 'last') {
    list.current?.showPopover();
    // The list becomes visible only now, so it is positioned first and focused afterwards.
    if (trigger.current && list.current) keepPlaced(trigger.current, list.current, { align, gap: 4 })();
    focusAt(from === 'first' ? 0 : -1);
  }

  function hide() {
    list.current?.hidePopover();
  }

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    setOpen(event.newState === 'open');
    // After Escape or a selection, focus must not stay on a removed element.
    if (event.newState === 'closed' && list.current?.contains(document.activeElement)) trigger.current?.focus();
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function onListKeyDown(event: KeyboardEvent) {
    const at = document.activeElement instanceof HTMLElement ? entries().indexOf(document.activeElement) : -1;
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusAt(target);
    } else if (event.key === 'Escape') {
      // The first Escape closes the menu, the next one a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      hide();
      trigger.current?.focus();
    } else if (event.key === 'Tab') {
      hide();
      trigger.current?.focus();
    } else if (event.key.length === 1 && /\S/.test(event.key)) {
      findByText(event.key);
    }
  }

  /** Type-ahead: moves focus to the item that starts with the typed letters. */
  function findByText(key: string) {
    const now = performance.now();
    const text = (now - typed.current.at < 700 ? typed.current.text : '') + key.toLocaleLowerCase();
    typed.current = { text, at: now };
    const index = items.findIndex((item) => item.label.toLocaleLowerCase().startsWith(text));
    if (index >= 0) focusAt(index);
  }

  function select(item: MenuItem) {
    if (item.disabledReason) return;
    hide();
    // Before the action: a dialog it opens returns focus to the button.
    trigger.current?.focus();
    item.onSelect();
  }

  const shared = {
    ref: trigger,
    variant,
    size,
    // The press closes an open menu before the click arrives, which would otherwise reopen it.
    onPointerDown: () => {
      pressedWhileOpen.current = open;
    },
    onClick: (event: MouseEvent) => {
      const wasOpen = event.detail === 0 ? open : pressedWhileOpen.current;
      pressedWhileOpen.current = false;
      if (wasOpen) hide();
      else show('first');
    },
    onKeyDown: onTriggerKeyDown,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': id,
  } as const;

  return (
    <>
      {icon ? (
        <IconButton {...shared} label={label} icon={icon === true ? <EllipsisVertical /> : icon} />
      ) : (
        <Button {...shared} iconEnd={<ChevronDown />}>
          {label}
        </Button>
      )}
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        className={styles.list}
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={onListKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-tone={item.tone ?? 'neutral'}
            aria-disabled={item.disabledReason ? true : undefined}
            onClick={() => select(item)}
          >
            {item.icon && (
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
            )}
            <span className={styles.content}>
              <span>{item.label}</span>
              {item.disabledReason && <span className={styles.reason}>{item.disabledReason}</span>}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
