declare const process: { env: { NODE_ENV?: string } };

const told = /* @__PURE__ */ new Set<string>();

/** Says once what is wrong, why it matters and what to do instead. In production nothing is left of it, words included. */
export function explain(component: string, what: string, why: string, instead: string): void {
  if (process.env.NODE_ENV !== 'production') {
    const text = `${component}: ${what} ${why} ${instead}`;
    if (told.has(text)) return;
    told.add(text);
    console.error(text);
  }
}
