import { useEffect, useRef } from 'react';
import * as styles from './preview.css.ts';

export interface PdfFrameProps {
  url: string;
  title: string;
}

/** The browser's own viewer. Unlike in other frames, its keys do not reach the page. */
export function PdfFrame({ url, title }: PdfFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useRef(false);
  const pointed = useRef(false);

  // Chromium's viewer takes the focus once, a while after `load`. Escape would no longer close a dialog around it.
  useEffect(() => {
    let left: EventTarget | null = null;
    let tabbed = false;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      tabbed = key === 'Tab';
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      left = target;
    };
    const onBlur = () => {
      if (document.activeElement !== frame.current) return;
      listeners.abort();
      const origin = left;
      if (tabbed || pointed.current || !(origin instanceof HTMLElement)) return;
      // Within the event, the viewer would keep the keys.
      setTimeout(() => origin.focus({ preventScroll: true }));
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    window.addEventListener('blur', onBlur, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.pdf}
      // Page width, without the thumbnail pane.
      src={`${url}#navpanes=0&view=FitH`}
      title={title}
      onLoad={() => {
        loaded.current = true;
      }}
      // A pointer that rests where the frame appears enters it before it has loaded.
      onPointerEnter={() => {
        pointed.current = loaded.current;
      }}
    />
  );
}
