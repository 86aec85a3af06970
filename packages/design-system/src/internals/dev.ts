/** Callers check the environment at the call site, so that bundlers drop the texts in production. */
export interface Environment {
  env: { NODE_ENV?: string };
}
declare const process: Environment;

const told = /* @__PURE__ */ new Set<string>();

/** Warns once with problem, reason and remedy. Silent in production. */
export function explain(component: string, what: string, why: string, instead: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `${component}: ${what} ${why} ${instead}`;
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
