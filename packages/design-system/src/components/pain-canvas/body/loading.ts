/**
 * The lines of the body, and what makes pictures of it, come in a file of their own, asked for as soon as this one runs:
 * toolbar and page need not wait for them, and who only reads a draft never gets them.
 */
export const loadingFigures = import('./finished.ts');
