/** ID of a doctor, or of a share link with its prefix; never the link itself, which is a secret. */
export type EyesId = number | `link-${number}`;

export interface EyesSearch {
  /** With whose eyes the record is shown. */
  occhi?: EyesId | undefined;
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

export const linkEyes = (id_condivisione: number): EyesId => `link-${id_condivisione}`;

/** Returns the ID of the link, or undefined for a doctor. */
export function linkOf(id: EyesId): number | undefined {
  return typeof id === 'number' ? undefined : Number(id.slice('link-'.length));
}

export function readEyesSearch({ occhi }: Record<string, unknown>): EyesSearch {
  const [, link] = /^link-([1-9]\d*)$/.exec(String(occhi)) ?? [];
  if (link !== undefined) return isId(Number(link)) ? { occhi: linkEyes(Number(link)) } : {};
  const id = Number(occhi);
  return isId(id) ? { occhi: id } : {};
}
