import type { KeyboardEvent } from 'react';

/** Arrows lead from the field through the results, and Enter to the first of them; Tab works as well. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const inField = at === 0;
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
  Object.assign(targets, inField ? { Enter: 1 } : { Home: 1, End: stops.length - 1 });
  const target = at < 0 ? undefined : stops[targets[event.key] ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
