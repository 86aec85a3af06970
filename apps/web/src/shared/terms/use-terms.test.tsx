import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { useTerms } from './use-terms.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inEnglish = [{ it: 'orale', en: 'oral' }];

async function terms(language: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url;
    if (!url.endsWith('/api/termini')) return Response.json({});
    asked.push(url);
    return Response.json(inEnglish);
  });
  document.documentElement.lang = language;
  await startI18n();
  await i18n.changeLanguage(language);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useTerms, { wrapper });
  return { result, asked };
}

it('translates known terms and leaves other texts unchanged', async () => {
  const { result } = await terms('en');
  await waitFor(() => expect(result.current('Orale ')).toBe('oral'));
  expect(result.current('orale, la sera')).toBe('orale, la sera');
  expect(result.current('constructor')).toBe('constructor');
});

it('fetches nothing on an Italian page', async () => {
  const { result, asked } = await terms('it');
  expect(result.current('orale')).toBe('orale');
  expect(asked).toEqual([]);
});
