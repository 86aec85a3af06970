const groups = ['A', 'B', 'C', 'D', 'G', 'H', 'J', 'L', 'M', 'N', 'P', 'R', 'S', 'V'] as const;

export const atcGroup = (code: string | null) => groups.find((group) => code?.startsWith(group));
