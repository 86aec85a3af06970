/**
 * The lines of the body come in a file of their own, asked for as soon as this one runs: toolbar and page need not wait
 * for them, and who only reads a draft never gets them.
 */
export const loadingFigures = import('./figures.ts');
