declare const process: { env: { NODE_ENV?: string } };

/** True while developing: bundlers replace the expression and drop the branch from production builds. */
export const isDevelopment = () => process.env.NODE_ENV !== 'production';

const told = new Set<string>();

/** Says once what is wrong, why it matters and what to do instead. Silent in production. */
export function explain(component: string, what: string, why: string, instead: string): void {
  if (!isDevelopment()) return;
  const text = `${component}: ${what} ${why} ${instead}`;
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
}
