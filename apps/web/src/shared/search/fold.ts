/** Without case, accents and the forms of letters, such as subscripts: two texts that look alike are the same. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
