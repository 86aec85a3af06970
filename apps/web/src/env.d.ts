interface ImportMetaEnv {
  /** Where the words of the areas are: `…/{language}/{area}.json` (see vite/words.ts). */
  readonly WORDS: string;
  /** What the service worker keeps, and a name for exactly this build (see vite/worker.ts). */
  readonly PROGRAM: { readonly version: string; readonly files: readonly string[] };
}
