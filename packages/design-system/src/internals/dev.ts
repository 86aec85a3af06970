/** Callers check the environment at the call site, so that bundlers drop the texts in production. */
export interface Environment {
  env: { NODE_ENV?: string };
}
declare const process: Environment;

const warned = /* @__PURE__ */ new Set<string>();

/** Warns once with problem, reason and remedy. Silent in production. */
export function devWarning(component: string, what: string, why: string, instead: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `${component}: ${what} ${why} ${instead}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.error(text);
}
