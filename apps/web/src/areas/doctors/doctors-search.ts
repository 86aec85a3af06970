export interface DoctorsSearch {
  /** ID of the doctor to decide about. */
  decidi?: number;
  aggiungi?: true;
}

/** Keeps what the page of doctors understands. */
export function readDoctorsSearch({ decidi, aggiungi }: Record<string, unknown>): DoctorsSearch {
  const id = Number(decidi);
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { decidi: id }),
    ...(aggiungi === true && { aggiungi }),
  };
}
