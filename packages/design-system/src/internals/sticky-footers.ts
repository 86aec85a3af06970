const footers = new Set<HTMLElement>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Of the page and of its dialogs, also while they are hidden. */
export const stickyFooters: ReadonlySet<HTMLElement> = footers;

/** `listener` is called when a footer comes, goes or changes its size. */
export function subscribeToStickyFooters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how to remove it again. */
export function addStickyFooter(footer: HTMLElement): () => void {
  footers.add(footer);
  const observer = new ResizeObserver(notify);
  observer.observe(footer);
  return () => {
    observer.disconnect();
    footers.delete(footer);
    notify();
  };
}
