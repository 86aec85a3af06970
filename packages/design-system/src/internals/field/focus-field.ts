/** Focuses a field of a form by name; in a group the selected option, else the first. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? findChoice(found) : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

function findChoice(group: RadioNodeList): Node | null {
  const choices = [...group];
  return choices.find((choice) => choice instanceof HTMLInputElement && choice.checked) ?? choices[0] ?? null;
}

const controls = 'input, select, textarea, button';

/** After a submit: focuses the first invalid field and scrolls its error into view. */
export function showFirstProblem(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!invalid) return;
  const control = invalid.matches(controls)
    ? invalid
    : (invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(controls));
  control?.focus();
  (invalid.closest('fieldset') ?? invalid).scrollIntoView({ block: 'nearest' });
}
