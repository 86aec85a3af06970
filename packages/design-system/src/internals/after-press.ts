/** Text that appears on blur must not move the button that is being pressed, or the click would miss it. */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) work();
  else document.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
