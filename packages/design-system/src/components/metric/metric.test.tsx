import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Metric } from './index.ts';

const text = () => screen.getByRole('group').textContent;

describe('Metric', () => {
  it('formats numbers in Italian and keeps value pairs unchanged', () => {
    const { rerender } = render(<Metric label="Peso" value={75.2} unit="kg" decimals={2} />);
    expect(text()).toContain('75,20 kg');
    rerender(<Metric label="Pressione" value="132/84" unit="mmHg" />);
    expect(text()).toContain('132/84 mmHg');
  });

  it('treats zero as a value and null as missing', () => {
    const { rerender } = render(<Metric label="Cigarette" value={0} />);
    expect(text()).not.toContain('Nessun valore');
    rerender(<Metric label="Cigarette" value={null} />);
    expect(text()).toContain('Nessun valore');
  });

  it.each([
    [1.25, 'In aumento di 1,3 kg dal 30 ago 2026'],
    [-1.25, 'In calo di 1,3 kg dal 30 ago 2026'],
    [0, 'Invariato dal 30 ago 2026'],
    // Below display precision.
    [0.04, 'Invariato dal 30 ago 2026'],
    [-0.04, 'Invariato dal 30 ago 2026'],
  ])('describes a change of %d as %s', (change, expected) => {
    render(<Metric label="Peso" value={75} unit="kg" decimals={1} trend={{ change, since: '2026-08-30' }} />);
    expect(text()).toContain(expected);
  });

  it('names the position in the range', () => {
    render(<Metric label="Frequenza" value={48} range={{ status: 'low' }} />);
    expect(text()).toContain('Sotto i valori di riferimento');
  });
});
