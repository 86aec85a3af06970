/** Between facts of one line. It stays with what precedes it, so that no line begins with it. */
export const dot = '\u00a0· ';
