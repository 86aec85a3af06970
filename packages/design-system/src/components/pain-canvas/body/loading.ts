/**
 * The lines of the body and the image export are a separate chunk, requested as soon as this module runs: toolbar and
 * page need not wait for it, and code that only reads a draft never loads it.
 */
export const figuresLoaded = import('./finished.ts');
