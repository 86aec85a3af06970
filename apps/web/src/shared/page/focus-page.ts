import type { AnyRouter } from '@tanstack/react-router';

/** Screen readers read the title of what has just appeared, and Tab goes on from there. */
export function focusTitle(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** After a navigation inside the app the title is focused. */
export function focusPages(router: AnyRouter): void {
  // Somebody may follow a link before the first page has come: then there is no page that they come from.
  let moved = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    if (action.type === 'PUSH') moved = true;
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if ((fromLocation || moved) && pathChanged) focusTitle();
  });
}
