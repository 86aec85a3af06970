import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { example } from '../../testing/contract.ts';
import words from './messages.it.json' with { type: 'json' };
import { PhysiologicalSummary } from './physiological-summary.tsx';

beforeEach(async () => {
  const it = { anamnesis: words };
  await createInstance().use(initReactI18next).init({ lng: 'it', resources: { it } });
});
afterEach(cleanup);

const answer = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('a habit that has ended is told as a past one', () => {
  const habits = {
    ...example('getPhysiologicalAnamnesis'),
    fumo: 'si' as const,
    dataFineFumo: '2025-02-14',
    alcool: 'si' as const,
    dataFineAlcool: null,
  };
  render(<PhysiologicalSummary record={habits} sex="female" />);
  expect(answer('Fumo')).toBe('In passato, fino al 14 feb 2025');
  expect(answer('Alcool')).toBe('Sì');
});
