interface ImportMetaEnv {
  /** Version and cached files of this build (see vite/worker.ts). */
  readonly PROGRAM: { readonly version: string; readonly files: readonly string[] };
}
