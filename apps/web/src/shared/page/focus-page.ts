import type { AnyRouter } from '@tanstack/react-router';

export function focusTitle(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

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
