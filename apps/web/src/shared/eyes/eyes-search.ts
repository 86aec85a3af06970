export interface EyesSearch {
  /** ID of the doctor with whose eyes the record is shown. */
  occhi?: number | undefined;
}

export function readEyesSearch({ occhi }: Record<string, unknown>): EyesSearch {
  const id = Number(occhi);
  return Number.isSafeInteger(id) && id > 0 ? { occhi: id } : {};
}
