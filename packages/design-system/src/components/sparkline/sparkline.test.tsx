import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './index.ts';

const points = () =>
  (document.querySelector('polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => point.split(',').map(Number));

it('draws the last twelve values from the left to the right edge, the highest at the top', () => {
  render(<Sparkline label="Peso" values={[99, ...Array.from({ length: 12 }, (_, index) => 60 + index)]} />);
  const drawn = points();
  expect(drawn).toHaveLength(12);
  expect(drawn[0]).toEqual([2.5, 21.5]);
  expect(drawn.at(-1)).toEqual([69.5, 2.5]);
});

it('draws equal values in the middle and a single one at the end', () => {
  const { rerender } = render(<Sparkline label="Peso" values={[64, 64]} />);
  expect(points().map(([, y]) => y)).toEqual([12, 12]);
  rerender(<Sparkline label="Peso" values={[64]} />);
  expect(points()).toEqual([[69.5, 12]]);
});

it('writes the last value in the language of the user and names the line', () => {
  render(<Sparkline label="Peso, le ultime 2 misure" values={[64, 64.5]} />);
  expect(screen.getByText('64,5')).not.toBeNull();
  expect(screen.getByText('Peso, le ultime 2 misure')).not.toBeNull();
});

it('renders nothing without values', () => {
  const { container } = render(<Sparkline label="Peso" values={[]} />);
  expect(container.innerHTML).toBe('');
});
