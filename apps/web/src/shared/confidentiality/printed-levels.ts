/** Level of a new record until another one is chosen, and of a record without one. */
export const strictest = 6;
export const defaultPrintLevel = 5;

/** Returns true if printing has to ask for a level. A record without a level counts as strictly confidential. */
export const includesStrictest = (records: readonly { id_livello_confidenzialita: number | null }[]): boolean =>
  records.some(({ id_livello_confidenzialita: level }) => (level ?? strictest) === strictest);
