/** Puts the focus on a field of a form by its name; of a group of choices on the chosen one, else on the first. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? chosenOf(found) : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

function chosenOf(group: RadioNodeList): Node | null {
  const choices = [...group];
  return choices.find((choice) => choice instanceof HTMLInputElement && choice.checked) ?? choices[0] ?? null;
}
