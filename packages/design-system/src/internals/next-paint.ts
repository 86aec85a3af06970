/**
 * Resolves when the next frame has been painted. A dialog takes longer to render than a press may take to show: what
 * opens one waits, so that the press is answered first.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
