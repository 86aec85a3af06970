/** What is strictly confidential. */
export const strictest = 6;
/** Goes on paper unless another level is chosen. */
export const usualLevel = 5;

/** Tells whether printing has to ask: a record without a level counts as strictly confidential. */
export const holdsStrictest = (records: readonly { id_livello_confidenzialita: number | null }[]): boolean =>
  records.some(({ id_livello_confidenzialita: level }) => (level ?? strictest) === strictest);
