import { type RefObject, useLayoutEffect } from 'react';
import { stickyFooters, subscribeToStickyFooters } from '../../internals/sticky-footers.ts';

const gap = 12;

/** Lifts the toasts above the buttons of the dialog they are in, and above a sticky footer. */
export function useLiftAboveActions(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = floating.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const dialog = node.closest('dialog');
    const actions = dialog?.querySelector<HTMLElement>('[data-dialog-actions]');
    const place = () => {
      if (node.offsetHeight === 0) return;
      const bottom = node.offsetTop + node.offsetHeight;
      const covered = [...stickyFooters].filter((footer) => footer.closest('dialog') === dialog);
      if (actions) covered.push(actions);
      // During its opening animation the dialog is drawn lower than its final position.
      const lower = dialog ? dialog.getBoundingClientRect().top - dialog.offsetTop : 0;
      const lifts = covered.map((element) => {
        const top = element.getBoundingClientRect().top - lower;
        const isCovered = bottom + gap > top && node.offsetTop < top + element.offsetHeight;
        return isCovered ? bottom + gap - top : 0;
      });
      // In a low window the toast may cover the buttons, since it can be closed.
      const lift = Math.min(Math.max(0, ...lifts), node.offsetTop - gap);
      node.style.translate = lift > 0 ? `0 ${-lift}px` : '';
    };
    const observer = new ResizeObserver(place);
    for (const element of [node, dialog, actions]) if (element) observer.observe(element);
    const unsubscribe = subscribeToStickyFooters(place);
    window.addEventListener('resize', place);
    // At the end of a page its footer is no longer at the lower edge.
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      unsubscribe();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [floating]);
}
