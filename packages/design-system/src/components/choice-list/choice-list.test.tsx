import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChoiceList, type ChoiceListProps } from './index.ts';

function renderList(props: Partial<ChoiceListProps> = {}) {
  const onChoose = vi.fn();
  const choices = [
    { id: 'one', label: 'Pronto soccorso', description: 'Vale un mese' },
    { id: 'two', label: 'Scelta fine', expanded: false },
  ];
  render(<ChoiceList label="Per chi è il link?" choices={choices} onChoose={onChoose} {...props} />);
  return onChoose;
}

const choice = (name: string) => screen.getByRole('button', { name });

it('names each choice, describes its consequence and marks the current one', () => {
  const onChoose = renderList({ current: 'one' });
  expect(screen.getByRole('group', { name: 'Per chi è il link?' })).toBeDefined();
  const first = choice('Pronto soccorso');
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Vale un mese');
  expect(first.getAttribute('aria-current')).toBe('true');
  expect(first.closest('li')?.textContent).toContain('attuale');
  expect(choice('Scelta fine').getAttribute('aria-current')).toBeNull();
  expect(choice('Scelta fine').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(choice('Scelta fine'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('two');
});

it.each([{ pending: 'one' }, { disabled: true }])('cannot be pressed with %o', (props) => {
  const onChoose = renderList(props);
  fireEvent.click(choice('Scelta fine'));
  expect(onChoose).not.toHaveBeenCalled();
  expect(choice('Scelta fine').getAttribute('aria-disabled')).toBe('true');
  expect(choice('Pronto soccorso').getAttribute('aria-busy')).toBe('pending' in props ? 'true' : null);
});
