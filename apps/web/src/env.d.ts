interface ImportMetaEnv {
  /** Where the words of the areas are: `…/{language}/{area}.json` (see vite/words.ts). */
  readonly WORDS: string;
}
