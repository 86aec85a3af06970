/** True for a code of the length that links carry; mail programs sometimes cut a link. */
export const isWholeCode = (code: string) => /^[\w-]{43,64}$/.test(code);
