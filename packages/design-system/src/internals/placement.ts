export interface Placement {
  /** Preferred side; flips when there is no room. */
  side?: 'below' | 'above';
  align?: 'start' | 'center' | 'end';
  gap?: number;
}

const windowMargin = 8;

/** Positions a floating element (fixed, in the top layer) next to its anchor, within the window. */
export function placeNextTo(anchor: Element, floating: HTMLElement, placement: Placement = {}): void {
  const { side = 'below', align = 'start', gap = 6 } = placement;
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;

  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const fitsBelow = below + height <= clientHeight - windowMargin;
  const fitsAbove = above >= windowMargin;
  const isBelow = side === 'below' ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
  const top = isBelow ? below : above;

  const left = { start: from.left, center: from.left + from.width / 2 - width / 2, end: from.right - width }[align];
  floating.style.left = `${Math.max(windowMargin, Math.min(left, clientWidth - windowMargin - width))}px`;
  floating.style.top = `${Math.max(windowMargin, Math.min(top, clientHeight - windowMargin - height))}px`;
}

/** Repositions on scroll and resize until the returned function is called; notifies when the anchor is gone. */
export function keepPlaced(
  anchor: Element,
  floating: HTMLElement,
  placement?: Placement,
  onGone?: () => void,
): () => void {
  const reposition = () => (anchor.isConnected ? placeNextTo(anchor, floating, placement) : onGone?.());
  reposition();
  window.addEventListener('scroll', reposition, { capture: true, passive: true });
  window.addEventListener('resize', reposition, { passive: true });
  // Text size, content and writing direction change without a window resize.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(reposition);
  observer?.observe(anchor);
  observer?.observe(floating);
  return () => {
    observer?.disconnect();
    window.removeEventListener('scroll', reposition, { capture: true });
    window.removeEventListener('resize', reposition);
  };
}
