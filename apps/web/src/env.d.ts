interface ImportMetaEnv {
  /** What the service worker keeps, and a name for exactly this build (see vite/worker.ts). */
  readonly PROGRAM: { readonly version: string; readonly files: readonly string[] };
}
