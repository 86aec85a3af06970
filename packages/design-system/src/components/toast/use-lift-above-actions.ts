import { type RefObject, useLayoutEffect } from 'react';

const gap = 12;

export function useLiftAboveActions(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = floating.current;
    const dialog = node?.closest('dialog');
    const actions = dialog?.querySelector<HTMLElement>('[data-dialog-actions]');
    if (!node || !dialog || !actions || typeof ResizeObserver === 'undefined') return;
    const place = () => {
      node.style.insetBlockEnd = '';
      // During its opening animation the dialog is drawn lower than its final position.
      const top = dialog.offsetTop + actions.getBoundingClientRect().top - dialog.getBoundingClientRect().top;
      const offset = node.offsetTop + node.offsetHeight + gap > top && node.offsetTop < top + actions.offsetHeight;
      if (!offset) return;
      // In a low window the toast may cover the buttons, since it can be closed.
      const maxOffset = window.innerHeight - node.offsetHeight - gap;
      node.style.insetBlockEnd = `${Math.max(0, Math.min(window.innerHeight - top + gap, maxOffset))}px`;
    };
    const observer = new ResizeObserver(place);
    for (const element of [node, dialog, actions]) observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [floating]);
}
