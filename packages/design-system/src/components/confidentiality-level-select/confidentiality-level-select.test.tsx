import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverLevels } from '../../testing/confidentiality.ts';
import { ConfidentialityLevelSelect } from './index.ts';

it('offers the levels from the least to the most secret and says what the chosen one means', () => {
  const onChange = vi.fn();
  render(<ConfidentialityLevelSelect name="livello" levels={serverLevels} value={6} onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Livello di confidenzialità' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Nessuna Restrizione',
    'Basso',
    'Moderato',
    'Normale',
    'Riservato',
    'Strettamente riservato',
  ]);
  expect(screen.getByText('Molto delicato: solo per i medici di cui ti fidi di più.')).toBeDefined();
  fireEvent.change(select, { target: { value: '2' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
});

it('chooses nothing for a value that is no level', () => {
  render(<ConfidentialityLevelSelect name="livello" levels={serverLevels} value={0} onChange={vi.fn()} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
});
