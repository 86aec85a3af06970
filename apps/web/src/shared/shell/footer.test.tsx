import * as operations from '@libretto/api-client/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { api, queryClient } from '../api/api.ts';
import Footer from './footer.tsx';
import italian from './messages.it.json' with { type: 'json' };

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

// covers S-11 S-12 S-15
test.each([2027, 2041])('shows the current year, %i, in the copyright notice', async (year) => {
  vi.useFakeTimers({ now: new Date(year, 5, 1), toFake: ['Date'] });
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'it', defaultNS: 'shell', resources: { it: { shell: italian } } });
  queryClient.setQueryData(api.query(operations.getDrugData, {}).queryKey, {
    aggiornamento: '2026-02-09',
    fonte: 'aifa',
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Footer advice={true} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/©/).textContent).toBe(`© ${year} Libretto`);
  expect(screen.getByText(/Ultimo aggiornamento/).textContent).toContain('9 feb 2026');
  expect(screen.getByText(/^I dati dei farmaci/).textContent).toContain(
    'hanno scopo educativo e non sono un consiglio medico',
  );
});
