/** Goes to a field: to its box, or to the first or the chosen one of its options. */
export function focusAnswer(id: string): void {
  const element = document.getElementById(id);
  const target =
    element instanceof HTMLFieldSetElement
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input'))
      : element;
  // A field says what is wrong with it once it has been left; Enter submits without leaving it.
  if (document.activeElement === target) target?.blur();
  target?.focus();
}
