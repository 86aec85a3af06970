import type { EndReason } from './lifetime.ts';

export const base = '/webui';
export const home = `${base}/Registro`;

/** A path of this application that somebody asked for before signing in; anything else is dropped. */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/webui\//i.test(next) || /^\/webui\/login\b/i.test(next)) return undefined;
  return next.includes('\\') ? undefined : next;
}

export function loginAddress(options: { reason?: EndReason | undefined; next?: string | undefined; language: string }) {
  const query = new URLSearchParams();
  if (options.reason) query.set('reason', options.reason);
  const next = safeNext(options.next ?? null);
  if (next && next.toLowerCase() !== home.toLowerCase()) query.set('next', next);
  if (options.language === 'en') query.set('lang', 'en');
  const search = query.toString();
  return `${base}/login${search && `?${search}`}`;
}
