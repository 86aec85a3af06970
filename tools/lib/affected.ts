/** Each module and the modules that it imports, by path from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isUnitTest = (file: string) => /[.]test[.]tsx?$/.test(file) && !/[.]measured[.]test[.]ts$/.test(file);

/** Nearest first: changed tests, then those that import a change directly, and so on. */
export function affectedTests(imports: Imports, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  const reached = new Set(changed.filter((file) => imports.has(file)));
  // A set yields values added during iteration, so the search is breadth-first.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(isUnitTest);
}

/** Returns the first files that fit into the time limit together. */
export function within(files: readonly string[], limitMs: number, durationMs: (file: string) => number): string[] {
  let left = limitMs;
  return files.filter((file) => {
    const duration = durationMs(file);
    if (duration > left) return false;
    left -= duration;
    return true;
  });
}
