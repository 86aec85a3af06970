/**
 * Resolves when the next frame has been painted. A dialog takes longer to render than a press may take to show: what
 * opens one waits, so that the press is answered first. Resolves at once in a hidden tab, which paints nothing.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
