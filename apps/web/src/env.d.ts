interface ImportMetaEnv {
  /** Base path of the translations: `…/{language}/{area}.json` (see vite/words.ts). */
  readonly WORDS: string;
  /** Files cached by the service worker, and the version of this build (see vite/worker.ts). */
  readonly PROGRAM: { readonly version: string; readonly files: readonly string[] };
}
