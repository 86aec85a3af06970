import { isDraftOf } from './forms.ts';

interface ListedDraft {
  modulo: string;
}

export function listSlots(list: readonly ListedDraft[], modulo: string, first: string | undefined): string[] {
  const slots = list.map((draft) => draft.modulo).filter((name) => isDraftOf(name, modulo));
  return first !== undefined && slots.includes(first) ? [first, ...slots.filter((name) => name !== first)] : slots;
}

/** Returns a name that is unique across tabs. */
export function newSlotName(modulo: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${modulo}.${number.toString(36)}`;
}
