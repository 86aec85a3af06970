import { cleanup, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import { usePlanName } from './use-plan-name.ts';

afterEach(cleanup);

// The names that the migration 0020 gives them.
test.each([
  ['Paziente', 'Patient'],
  ['Taccuino', 'Pain diary'],
  ['Amministratore', 'Administrator'],
  ['Piano gratuito', 'Free plan'],
  ['Piano completo', 'Complete plan'],
  ['Segreteria di reparto', 'Segreteria di reparto'],
  ['constructor', 'constructor'],
])('%s is called %s in English, and as it is in Italian', async (name, english) => {
  for (const [lng, expected] of [
    ['en', english],
    ['it', name],
  ] as const) {
    await createInstance()
      .use(initReactI18next)
      .init({ lng, resources: { en: { plans: en }, it: { plans: it } } });
    expect(renderHook(usePlanName).result.current(name)).toBe(expected);
  }
});
