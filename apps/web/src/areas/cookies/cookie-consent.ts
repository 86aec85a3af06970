import { applyTheme } from '../../shared/preferences/preferences.ts';

const name = 'cookie_consent';
const year = 365 * 24 * 60 * 60;

const writeCookie = (cookie: string, value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

const cookies = () => document.cookie.split('; ').filter(Boolean);

export function consentDate(): string | undefined {
  const value = cookies()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value !== undefined && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

export function allowCookies(now: Date): void {
  writeCookie(name, now.toISOString(), year);
}

export function revokeCookies(): void {
  for (const cookie of cookies()) writeCookie(cookie.split('=')[0] ?? '', '', 0);
  applyTheme(undefined);
}
