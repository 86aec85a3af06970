/** Rows of a closed list: these pages have no other content, and most lists are no longer than this. */
export const previewedRows = 5;
