import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const paths = new Map<number, string>();

const indexIn = ({ location }: Pick<RouterHistory, 'location'>) => location.state.__TSR_index;
const withoutSlash = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** Remembers which pages the document has shown, so that a link to the page before can go back to the same place. */
export function followTrail({ history }: AnyRouter): void {
  const remember = () => paths.set(indexIn(history), history.location.pathname);
  remember();
  history.subscribe(remember);
}

export function cameFrom(history: RouterHistory, path: string): boolean {
  const before = paths.get(indexIn(history) - 1);
  return before !== undefined && withoutSlash(before) === withoutSlash(path);
}
