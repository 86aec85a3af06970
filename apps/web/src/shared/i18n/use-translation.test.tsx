import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { spoken, useTranslation } from './use-translation.ts';

const words: Record<string, Record<string, string>> = {
  'it/shell': { close: 'Chiudi' },
  'en/shell': { close: 'Close' },
  'it/exams': { title: 'Esami' },
  'en/exams': { title: 'Exams' },
};

async function speak() {
  const asked: string[] = [];
  const i18n = createInstance();
  i18n.use(spoken).use({
    type: 'backend',
    read: (language: string, area: string, done: (error: unknown, words?: object) => void) => {
      asked.push(`${language}/${area}`);
      queueMicrotask(() => done(null, words[`${language}/${area}`]));
    },
  });
  await i18n.init({ lng: 'it', fallbackLng: false, ns: ['shell'], defaultNS: 'shell' });
  return { i18n, asked };
}

const known = new Set<unknown>();

function Title() {
  const { t } = useTranslation('exams');
  const { t: tShell } = useTranslation();
  known.add(t);
  return (
    <p>
      {t('title')} · {tShell('close')}
    </p>
  );
}

it('waits for the words of its area, and speaks the language of the moment', async () => {
  const { i18n, asked } = await speak();
  const page = (
    <Suspense fallback="…">
      <Title />
    </Suspense>
  );
  const { rerender } = await act(async () => render(page));
  expect(await screen.findByText('Esami · Chiudi')).toBeDefined();
  expect(asked).toEqual(['it/shell', 'it/exams']);
  rerender(page);
  // What is worked out from the words is worked out once.
  expect(known.size).toBe(1);
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('Exams · Close')).toBeDefined();
  expect(known.size).toBe(2);
});
