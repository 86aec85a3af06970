/** Checks the length, because mail programs sometimes truncate links. */
export const isWholeCode = (code: string) => /^[\w-]{43,64}$/.test(code);
