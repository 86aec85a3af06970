import type { EndReason } from './lifetime.ts';

export const base = '/webui';
export const home = `${base}/Registro`;

/** The addresses that lead everybody to their own first page. */
const homePages = /^\/webui\/(registro\/?)?$/i;

/** Pages for users without an account, password or session. */
const entryPages = /^\/webui\/(login|register|invito|primo-avvio|password\/reset)\b/i;
/** Public pages: about Libretto, the 3D model, shared links and the emergency card of this device. */
const publicPages = /^\/((home|model)\/|(share|emergenza)\/?$)/i;

export function isPublic(path: string): boolean {
  return publicPages.test(path) || entryPages.test(base + path);
}

export type LoginReason = EndReason | 'password' | 'deleted';

/** Returns the page requested before signing in if it belongs to this application and is not where all begin. */
export function safeNext(next: string | null): string | undefined {
  if (!next || entryPages.test(next) || homePages.test(next)) return undefined;
  return /^\/webui\/[^\\]*$/i.test(next) ? next : undefined;
}

export function loginAddress(options: {
  reason?: LoginReason | undefined;
  next?: string | undefined;
  language: string;
}) {
  const query = new URLSearchParams();
  if (options.reason) query.set('reason', options.reason);
  const next = safeNext(options.next ?? null);
  if (next) query.set('next', next);
  if (options.language === 'en') query.set('lang', 'en');
  const search = query.toString();
  return `${base}/login${search && `?${search}`}`;
}
