import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultPanel } from './index.ts';

const bmi = { id: 'bmi', label: 'BMI', value: 25.9516, decimals: 2, unit: 'kg/m²', band: { label: 'Sovrappeso' } };
const live = () => document.querySelector('[aria-live="polite"]')?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ResultPanel', () => {
  it('shows and announces that nothing is calculated yet', () => {
    render(<ResultPanel title="Risultato" values={[{ ...bmi, value: null }]} />);
    expect(live()).toBe('BMI...non ancora calcolato');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows zero as a result', () => {
    render(<ResultPanel title="Risultato" values={[{ id: 'score', label: 'Punti', value: 0 }]} />);
    expect(live()).not.toContain('...');
    expect(live()).toContain('0');
  });

  it('formats the configured number of decimals', () => {
    render(<ResultPanel title="Risultato" values={[bmi]} />);
    expect(live()).toContain('25,95 kg/m²');
    expect(live()).toContain('Sovrappeso');
  });

  it('shows a refusal instead of a number', () => {
    render(<ResultPanel title="Risultato" values={[bmi]} refusal="Vale dai 40 ai 79 anni." />);
    expect(live()).toContain('Vale dai 40 ai 79 anni.');
    expect(live()).not.toContain('25,95');
  });

  it('shows an action’s error above the buttons', () => {
    render(
      <ResultPanel title="Risultato" values={[bmi]} failure="Non è stato salvato." disclaimer="Solo un supporto." />,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Errore: Non è stato salvato.');
    expect(alert.querySelector('svg')).not.toBeNull();
    const [copy] = screen.getAllByRole('button');
    expect(alert.compareDocumentPosition(copy ?? alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('copies the displayed result and reports when the browser refuses', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const props = {
      title: 'BMI',
      values: [{ ...bmi, note: 'OMS 2000.' }],
      extraCopyLines: ['Altezza: 170 cm'],
      warnings: ['Valore raro: controlla di averlo inserito correttamente.'],
      assumptions: ['Peso del 18 novembre 2026'],
      sources: [{ citation: 'WHO TRS 894, 2000' }],
    };
    const { rerender } = render(<ResultPanel {...props} />);
    screen.getByRole('button', { name: 'Copia' }).click();
    await screen.findByRole('button', { name: 'Copiato' });
    expect(writeText).toHaveBeenCalledWith(
      [
        'BMI',
        'BMI: 25,95 kg/m² (Sovrappeso)',
        'OMS 2000.',
        'Valore raro: controlla di averlo inserito correttamente.',
        'Peso del 18 novembre 2026',
        'Fonte: WHO TRS 894, 2000',
        'Altezza: 170 cm',
      ].join('\n'),
    );
    rerender(<ResultPanel {...props} values={[{ ...bmi, value: 24 }]} />);
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    screen.getByRole('button', { name: 'Copia' }).click();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/copialo a mano/));
  });
});
