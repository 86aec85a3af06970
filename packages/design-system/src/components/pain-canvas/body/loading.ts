/** A separate chunk: toolbar and page need not wait for it, and reading a draft never loads it. */
export const figuresLoaded = import('./finished.ts');
