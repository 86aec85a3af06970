/** What explains asks for it in the place where it explains: only so do bundlers leave the texts out of what is published. */
export interface Environment {
  env: { NODE_ENV?: string };
}
declare const process: Environment;

const told = /* @__PURE__ */ new Set<string>();

/** Says once what is wrong, why it matters and what to do instead. Silent in production. */
export function explain(component: string, what: string, why: string, instead: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `${component}: ${what} ${why} ${instead}`;
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
