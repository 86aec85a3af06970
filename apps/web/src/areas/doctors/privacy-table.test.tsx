import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import recordKinds from '../../shared/record-kinds/messages.it.json' with { type: 'json' };
import doctors from './messages.it.json' with { type: 'json' };
import type { PrivacyCell, PrivacyMap } from './privacy.queries.ts';
import { PrivacyCards } from './privacy-table.tsx';
import { useCellFormatter } from './use-cell-formatter.ts';

const both = [
  { id_cpp: 1, fullname: 'Elena Bianchi' },
  { id_cpp: 2, fullname: 'Tommaso Rinaldi' },
] as PrivacyMap['medici'];

const cell = (livello: PrivacyCell['livello'], numero: number, seen: Record<number, number>): PrivacyCell => ({
  livello,
  numero,
  medici: Object.entries(seen).map(([id, visti]) => ({ id_cpp: Number(id), visti })),
});

const map: PrivacyMap = {
  medici: both,
  aree: [
    { area: 'exams', lucchetto: true, livelli: [cell(1, 2, { 1: 2, 2: 1 }), cell(4, 1, { 1: 1 })] },
    { area: 'visits', lucchetto: true, livelli: [cell(6, 3, {})] },
  ],
  allegati_aperti: [],
};

function Cards({ doctor }: { doctor?: number }) {
  return <PrivacyCards map={map} formatter={useCellFormatter(map, doctor)} onOpen={() => {}} />;
}

beforeEach(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'it', resources: { it: { doctors, 'record-kinds': recordKinds } } });
});
afterEach(cleanup);

const summary = (name: string) => within(screen.getByRole('heading', { name }).closest('summary') as HTMLElement);

test('a closed section names who sees it, and how much where it is not everything', () => {
  render(<Cards />);
  expect(summary('Esami').getByText('Elena Bianchi · Tommaso Rinaldi: 1 di 3')).toBeDefined();
  expect(summary('Visite').getByText('nessun dottore')).toBeDefined();
});

test('with one doctor chosen, a section says how much that doctor sees', () => {
  render(<Cards doctor={2} />);
  expect(summary('Esami').getByText('ne vede 1 di 3')).toBeDefined();
});
