import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { stayPlaced } from '../place.ts';
import * as styles from './tooltip.css.ts';

export interface TooltipProps {
  id: string;
  text: string;
  /** A reason comes at once; a label waits until the pointer rests. */
  delay?: number | undefined;
  fullWidth?: boolean | undefined;
  /** The control; it refers to the tip with `aria-describedby` or repeats it as its own name. */
  children: ReactNode;
}

/** A short text beside a control: on hover, on keyboard focus and on touch; Escape puts it away. */
export function Tooltip({ id, text, delay = 0, fullWidth, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const release = useRef<(() => void) | undefined>(undefined);

  function hide() {
    clearTimeout(timer.current);
    if (!release.current) return;
    release.current();
    release.current = undefined;
    tip.current?.hidePopover();
  }

  function show() {
    clearTimeout(timer.current);
    if (release.current || !anchor.current || !tip.current) return;
    tip.current.showPopover();
    release.current = stayPlaced(anchor.current, tip.current, { side: 'above', align: 'center' });
  }

  function showSoon() {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(show, delay);
  }

  function hideSoon() {
    clearTimeout(timer.current);
    // Long enough to move the pointer onto the tip itself.
    timer.current = window.setTimeout(hide, 120);
  }

  function onFocus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) show();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !release.current) return;
    // The first Escape belongs to the tip, the next one to the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    hide();
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      release.current?.();
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its control receives
    <span
      ref={anchor}
      className={classNames(styles.anchor, fullWidth && styles.wide)}
      onPointerEnter={showSoon}
      onPointerLeave={hideSoon}
      onFocus={onFocus}
      onBlur={hide}
      onClickCapture={delay === 0 ? show : hide}
      onKeyDown={onKeyDown}
    >
      {children}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
