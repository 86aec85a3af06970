import { useLayoutEffect, useRef } from 'react';
import { stayPlaced } from '../place.ts';
import * as styles from './tooltip.css.ts';

export interface TooltipProps {
  id: string;
  text: string;
  /** A reason comes at once; a label waits until the pointer rests. */
  delay?: number | undefined;
}

/**
 * A short text for the control that stands right before it, which refers to it with `aria-describedby` or repeats it as
 * its own name: on hover, on keyboard focus and on touch; Escape puts it away. It stands beside its control and not
 * around it, so that a control which gains or loses its tip stays the same element and keeps the focus.
 */
export function Tooltip({ id, text, delay = 0 }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);

  // Before anybody can point at it.
  useLayoutEffect(() => {
    const control = tip.current?.previousElementSibling;
    if (tip.current && control instanceof HTMLElement) return attach(control, tip.current, delay);
    return undefined;
  }, [delay]);

  return (
    <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
      {text}
    </span>
  );
}

function attach(control: HTMLElement, tip: HTMLElement, delay: number): () => void {
  const listening = new AbortController();
  let timer = 0;
  let release: (() => void) | undefined;

  function hide() {
    clearTimeout(timer);
    if (!release) return;
    release();
    release = undefined;
    // It may have gone with its control.
    if (tip.isConnected) tip.hidePopover();
  }

  function show() {
    clearTimeout(timer);
    if (release) return;
    tip.showPopover();
    release = stayPlaced(control, tip, { side: 'above', align: 'center' }, hide);
  }

  function showSoon(after: number) {
    clearTimeout(timer);
    timer = window.setTimeout(show, after);
  }

  function hideSoon() {
    clearTimeout(timer);
    // Long enough to move the pointer onto the tip itself.
    timer = window.setTimeout(hide, 120);
  }

  const { signal } = listening;
  for (const part of [control, tip]) {
    part.addEventListener('pointerenter', () => showSoon(delay), { signal });
    part.addEventListener('pointerleave', hideSoon, { signal });
  }
  // Not at once: focus may come back from a popover that is just being closed, and two cannot change together.
  control.addEventListener('focus', () => control.matches(':focus-visible') && showSoon(0), { signal });
  control.addEventListener('blur', hide, { signal });
  control.addEventListener('click', delay === 0 ? show : hide, { signal });
  control.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !release) return;
      // The first Escape belongs to the tip, the next one to the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      hide();
    },
    { signal },
  );

  return () => {
    listening.abort();
    hide();
  };
}
