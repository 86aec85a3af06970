/** Entries of one page, as many as the server sends. */
export const pageSize = 25;
