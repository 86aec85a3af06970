export function focusAnswer(id: string): void {
  const element = document.getElementById(id);
  const target =
    element instanceof HTMLFieldSetElement
      ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input'))
      : element;
  // A field shows its error on blur, but Enter submits without a blur.
  if (document.activeElement === target) target?.blur();
  target?.focus();
}
