/**
 * Runs now, or after the current press: text that appears on blur must not move the button that is being pressed, or
 * the click would miss it.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) work();
  // After the click that follows the release.
  else document.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
