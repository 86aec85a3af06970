import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/api.ts';
import { dot } from '../formats/dot.ts';
import kinds from '../record-kinds/messages.it.json' with { type: 'json' };
import type { RelatedRecord } from './details.queries.ts';
import details from './messages.it.json' with { type: 'json' };
import { RelatedCard } from './related-card.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

async function show(record: Pick<RelatedRecord, 'tipo' | 'stato'>): Promise<HTMLElement> {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'it', resources: { it: { details, 'record-kinds': kinds } } });
  const related = [{ legame: 'collegato', id_record: 1, titolo: 'Augmentin', data: '2026-03-01', ...record }] as const;
  const root = createRootRoute();
  const session = createRoute({
    getParentRoute: () => root,
    id: '_session',
    beforeLoad: () => ({ session: { userId: 1 } }),
    component: () => <RelatedCard related={related} />,
  });
  const index = createRoute({ getParentRoute: () => session, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([session.addChildren([index])]),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  );
  return screen.findByRole('link');
}

test.each([
  ['therapy', '0', `Vietato${dot}1 mar 2026`],
  ['therapy', '1', '1 mar 2026'],
  ['diagnosis', '2', `Esclusa${dot}1 mar 2026`],
  ['diagnosis', '0', '1 mar 2026'],
  ['exam', '0', `Richiesto${dot}1 mar 2026`],
  ['exam', '2', '1 mar 2026'],
  ['visit', undefined, '1 mar 2026'],
] as const)('of %s in state %s says %s', async (tipo, stato, text) => {
  const link = await show({ tipo, ...(stato && { stato }) });
  expect(link.querySelector('time')?.parentElement?.textContent).toBe(text);
  expect(link.querySelectorAll('.lucide-ban')).toHaveLength(tipo === 'therapy' && stato === '0' ? 1 : 0);
});
