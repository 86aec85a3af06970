import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToggleTable } from './index.ts';

const rows = [
  { id: '1', subject: 'Ricerca', value: false },
  { id: '2', subject: 'Conservazione', value: true, changedOn: '2026-01-12T09:30:00Z' },
];
const control = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

it('keeps rows independent: a slow or failed one affects no other', async () => {
  const waiting = new Map<string, { done: () => void; fail: () => void }>();
  const onToggle = vi.fn(
    (id: string) =>
      new Promise<void>((done, reject) => {
        waiting.set(id, { done, fail: () => reject(new Error('500')) });
      }),
  );
  render(<ToggleTable label="Consensi" rows={rows} onToggle={onToggle} describeError={() => 'Non riuscito'} />);
  fireEvent.click(control('Ricerca'));
  fireEvent.click(control('Conservazione'));
  expect(onToggle.mock.calls).toEqual([
    ['1', true],
    ['2', false],
  ]);
  expect([control('Ricerca').checked, control('Conservazione').checked]).toEqual([true, false]);
  await act(async () => waiting.get('1')?.fail());
  expect([control('Ricerca').checked, control('Conservazione').checked]).toEqual([false, false]);
  expect(control('Ricerca').getAttribute('aria-busy')).toBeNull();
  expect(control('Conservazione').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Non riuscito')).toBeDefined();
  fireEvent.click(control('Ricerca'));
  expect(screen.queryByText('Non riuscito')).toBeNull();
});

// covers L-36
it('shows decision, treatment, purpose, notice and Italian date', () => {
  render(<ToggleTable label="Consensi" rows={rows} onToggle={vi.fn(async () => {})} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Consenso',
    'Trattamento',
    'Finalità',
    'Informativa',
    'Data',
  ]);
  expect(screen.getByText('12 gen 2026')).toBeDefined();
  expect(screen.getByText('Mai modificato')).toBeDefined();
});
