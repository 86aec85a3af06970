import { useLayoutEffect, useRef } from 'react';
import { keepPlaced } from '../placement.ts';
import * as styles from './tooltip.css.ts';

export interface TooltipProps {
  id: string;
  text: string;
  /** Milliseconds. A reason shows at once; a label waits until the pointer rests. */
  delay?: number | undefined;
}

/** A sibling and not a wrapper, so that a control that gains or loses its tooltip keeps its identity and focus. */
export function Tooltip({ id, text, delay = 0 }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);

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
    if (tip.isConnected) tip.hidePopover();
  }

  function show() {
    clearTimeout(timer);
    if (release) return;
    tip.showPopover();
    release = keepPlaced(control, tip, { side: 'above', align: 'center' }, hide);
  }

  function showSoon(after: number) {
    clearTimeout(timer);
    timer = window.setTimeout(show, after);
  }

  function hideSoon() {
    clearTimeout(timer);
    // Milliseconds to move the pointer onto the tooltip itself.
    timer = window.setTimeout(hide, 120);
  }

  const { signal } = listening;
  for (const part of [control, tip]) {
    part.addEventListener('pointerenter', () => showSoon(delay), { signal });
    part.addEventListener('pointerleave', hideSoon, { signal });
  }
  // Deferred: focus may return from a popover that is closing, and two popovers cannot change at once.
  control.addEventListener('focus', () => control.matches(':focus-visible') && showSoon(0), { signal });
  control.addEventListener('blur', hide, { signal });
  control.addEventListener('click', delay === 0 ? show : hide, { signal });
  control.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !release) return;
      // The first Escape closes the tooltip, the next one a dialog around it.
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
