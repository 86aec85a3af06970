/** The anatomical main groups of the ATC classification. */
const groups = ['A', 'B', 'C', 'D', 'G', 'H', 'J', 'L', 'M', 'N', 'P', 'R', 'S', 'V'] as const;

/** What a medicine acts on, by the first letter of its code. */
export const atcGroup = (code: string | null) => groups.find((group) => code?.startsWith(group));
