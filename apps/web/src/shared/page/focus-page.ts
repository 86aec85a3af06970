import type { AnyRouter } from '@tanstack/react-router';

/** Focuses the title, so that screen readers announce the new content and Tab continues from there. */
export function focusTitle(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Focuses the title after each navigation within the app. */
export function focusPages(router: AnyRouter): void {
  // A link may be followed before the first page is shown; then there is no previous page.
  let moved = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    if (action.type === 'PUSH') moved = true;
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if ((fromLocation || moved) && pathChanged) focusTitle();
  });
}
