export interface Placement {
  /** Where it goes when there is room; it turns to the other side when there is not. */
  side?: 'below' | 'above';
  align?: 'start' | 'center' | 'end';
  gap?: number;
}

const edge = 8;

/** Puts a floating element (fixed, in the top layer) beside its anchor and inside the window. */
export function place(anchor: Element, floating: HTMLElement, placement: Placement = {}): void {
  const { side = 'below', align = 'start', gap = 6 } = placement;
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;

  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const fitsBelow = below + height <= clientHeight - edge;
  const fitsAbove = above >= edge;
  const goesBelow = side === 'below' ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
  const top = goesBelow ? below : above;

  const left = { start: from.left, center: from.left + from.width / 2 - width / 2, end: from.right - width }[align];
  floating.style.left = `${Math.max(edge, Math.min(left, clientWidth - edge - width))}px`;
  floating.style.top = `${Math.max(edge, Math.min(top, clientHeight - edge - height))}px`;
}

/**
 * Keeps it there while the page scrolls or either of the two changes size, until the returned function is called. An
 * anchor that is gone has no place any more: whoever asked is told, and it stays where it was.
 */
export function stayPlaced(
  anchor: Element,
  floating: HTMLElement,
  placement?: Placement,
  onGone?: () => void,
): () => void {
  const follow = () => (anchor.isConnected ? place(anchor, floating, placement) : onGone?.());
  follow();
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow, { passive: true });
  // Larger text, other words, another direction of reading: none of them is a resize of the window.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
  observer?.observe(anchor);
  observer?.observe(floating);
  return () => {
    observer?.disconnect();
    window.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
  };
}
