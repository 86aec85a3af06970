import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverLevels } from '../../testing/confidentiality.ts';
import { ConfidentialityLevelSelect } from './index.ts';

it('lists levels from least to most confidential and shows the meaning of the selected one', () => {
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

it('selects nothing for an unknown level', () => {
  render(<ConfidentialityLevelSelect name="livello" levels={serverLevels} value={0} onChange={vi.fn()} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
});
