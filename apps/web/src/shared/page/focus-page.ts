import type { AnyRouter } from '@tanstack/react-router';

/** After a navigation inside the app the title is focused: screen readers read it, and Tab goes on from there. */
export function focusPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
