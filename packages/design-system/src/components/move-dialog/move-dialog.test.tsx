import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MoveDialog, type MoveDialogProps } from './index.ts';

function show(props: Partial<MoveDialogProps<number>> = {}) {
  const onMove = vi.fn(async () => {});
  const onClose = vi.fn();
  render(
    <MoveDialog<number>
      open
      from="Terapie in Corso"
      targets={[
        { id: 0, label: 'Farmaco Vietato', reason: 'required' },
        { id: 2, label: 'Terapia Conclusa', reason: 'optional' },
      ]}
      onMove={onMove}
      onClose={onClose}
      {...props}
    />,
  );
  return { onMove, onClose };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const move = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Sposta/ })));
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

describe('the reason', () => {
  it('depends on the target: required or optional', async () => {
    const { onMove } = show();
    expect(screen.queryByRole('textbox')).toBeNull();
    choose('Farmaco Vietato');
    write('   ');
    await move();
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText('Questo campo è obbligatorio!')).toBeDefined();
    choose('Terapia Conclusa');
    await move();
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, '');
  });

  it('is not sent to a target without reason', async () => {
    const { onMove } = show({
      targets: [
        { id: 0, label: 'Farmaco Vietato', reason: 'required' },
        { id: 2, label: 'Terapia Conclusa' },
      ],
    });
    choose('Farmaco Vietato');
    write('Tosse');
    choose('Terapia Conclusa');
    await move();
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, '');
  });

  // The limit of a therapy's notes.
  it('has at most 100 characters', async () => {
    const { onMove } = show();
    choose('Farmaco Vietato');
    write('x'.repeat(101));
    await move();
    expect(screen.getByText('La nota non può superare i 100 caratteri.')).toBeDefined();
    write('x'.repeat(100));
    await move();
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 'x'.repeat(100));
  });
});

describe('moving', () => {
  it('asks for confirmation, and cancelling changes nothing', async () => {
    const { onMove, onClose } = show({ confirm: async () => false });
    choose('Terapia Conclusa');
    await move();
    expect(onMove).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('runs the page’s validation too', async () => {
    const { onMove } = show({
      more: () => <input name="data_fine" aria-label="Data di fine" />,
      checkMore: (to) => (to === 2 ? [{ name: 'data_fine', label: 'Data di fine', message: 'Manca' }] : []),
    });
    choose('Terapia Conclusa');
    await move();
    expect(onMove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Data di fine' }));
  });

  it('passes the reason to that validation', async () => {
    const checkMore = vi.fn(() => []);
    show({ checkMore });
    choose('Farmaco Vietato');
    write(' Tosse ');
    await move();
    expect(checkMore).toHaveBeenLastCalledWith(0, 'Tosse');
  });

  it('does not offer the current list', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    show({ targets: [{ id: 1, label: 'Terapie in Corso' }] });
    expect(told.mock.lastCall?.[0]).toMatch(
      /^MoveDialog: `targets` contains "Terapie in Corso".*Pass only other lists\.$/,
    );
    told.mockRestore();
  });
});
