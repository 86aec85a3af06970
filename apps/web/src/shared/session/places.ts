import type { EndReason } from './lifetime.ts';

export const base = '/webui';
export const home = `${base}/Registro`;

/** Where people come from who have no account, no password or no session yet. */
const entrance = /^\/webui\/(login|register|password\/reset)\b/i;

/** Whether a page is for everybody, by its path below the base. */
export function isPublic(path: string): boolean {
  return /^\/(home|model)\//i.test(path) || entrance.test(base + path);
}

/** Why somebody stands before the login page. */
export type LoginReason = EndReason | 'password' | 'deleted';

/** A path of this application that somebody asked for before signing in; anything else is dropped. */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/webui\//i.test(next) || entrance.test(next)) return undefined;
  return next.includes('\\') ? undefined : next;
}

export function loginAddress(options: {
  reason?: LoginReason | undefined;
  next?: string | undefined;
  language: string;
}) {
  const query = new URLSearchParams();
  if (options.reason) query.set('reason', options.reason);
  const next = safeNext(options.next ?? null);
  if (next && next.toLowerCase() !== home.toLowerCase()) query.set('next', next);
  if (options.language === 'en') query.set('lang', 'en');
  const search = query.toString();
  return `${base}/login${search && `?${search}`}`;
}
