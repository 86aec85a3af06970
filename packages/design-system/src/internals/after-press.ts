/**
 * Runs now, or when the pointer lets go if something is being pressed: words that appear on leaving a field must not push
 * away the button that made one leave it, or the press would miss it.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) work();
  // After the click that follows the release.
  else document.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
