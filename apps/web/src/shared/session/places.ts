import type { EndReason } from './lifetime.ts';

export const base = '/webui';
export const home = `${base}/Registro`;

/** Where people come from who have no account, no password or no session yet. */
const entrance = /^\/webui\/(login|register|invito|primo-avvio|password\/reset)\b/i;
/** For all: what is told of Libretto, the body in 3D, and what is for whoever holds a link or this device. */
const open = /^\/((home|model)\/|(share|emergenza)\/?$)/i;

/** Whether a page is for everybody, by its path below the base. */
export function isPublic(path: string): boolean {
  return open.test(path) || entrance.test(base + path);
}

/** Why somebody stands before the login page. */
export type LoginReason = EndReason | 'password' | 'deleted';

/** A path of this application that somebody asked for before signing in; anything else is dropped. */
export function safeNext(next: string | null): string | undefined {
  return next && /^\/webui\/[^\\]*$/i.test(next) && !entrance.test(next) ? next : undefined;
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
