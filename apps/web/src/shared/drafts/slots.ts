import { isSlotOf } from './forms.ts';

interface Kept {
  modulo: string;
}

/** What was left of a form: under its name, and beside that; `first` is what somebody has asked for. */
export function slotsOf(list: readonly Kept[], modulo: string, first: string | undefined): string[] {
  const slots = list.map((draft) => draft.modulo).filter((name) => isSlotOf(name, modulo));
  return first !== undefined && slots.includes(first) ? [first, ...slots.filter((name) => name !== first)] : slots;
}

/** A name that no other form has, in this tab or in another. */
export function anotherSlot(modulo: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${modulo}.${number.toString(36)}`;
}
