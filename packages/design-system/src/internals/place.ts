export interface Placement {
  /** Preferred side; flips when there is no room. */
  side?: 'below' | 'above';
  align?: 'start' | 'center' | 'end';
  gap?: number;
}

const edge = 8;

/** Positions a floating element (fixed, in the top layer) next to its anchor, within the window. */
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
 * Repositions on scroll and resize until the returned function is called. When the anchor is gone, the caller is
 * notified and the element stays in place.
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
  // Text size, content and writing direction change without a window resize.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
  observer?.observe(anchor);
  observer?.observe(floating);
  return () => {
    observer?.disconnect();
    window.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
  };
}
