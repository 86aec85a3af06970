import { media } from '@libretto/design-system/theme';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input:not([type="hidden"], [type="checkbox"], [tabindex="-1"]), select, textarea';

const isChoice = ({ type }: Field) => type === 'radio';

/**
 * Focuses the first field that holds nothing yet, such as what is to be recorded after its day. On a touch screen not
 * past a choice, which a keyboard would hide.
 */
export function focusFirstEmpty(form: HTMLFormElement): void {
  const shown = [...form.querySelectorAll<Field>(fields)].filter((field) => field.checkVisibility());
  const isEmpty = (field: Field) =>
    isChoice(field) ? !shown.some((one) => one.name === field.name && one.matches(':checked')) : field.value === '';
  const [first] = shown;
  if (first && isChoice(first) && window.matchMedia(media.touch).matches) {
    // The dialog focuses its first control, which may be another choice than the chosen one.
    shown.find((one) => one.name === first.name && one.matches(':checked'))?.focus();
    return;
  }
  shown.find(isEmpty)?.focus();
}
