/** When a row has gone together with the button that had the focus: goes on at the head of its list. */
export function focusList(list: HTMLElement | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  list?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}
