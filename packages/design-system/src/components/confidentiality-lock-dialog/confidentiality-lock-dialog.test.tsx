import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serverLevels } from '../../testing/confidentiality.ts';
import {
  ConfidentialityLockDialog,
  type ConfidentialityLockDialogProps,
  useConfidentialityLockDialog,
} from './index.ts';

function renderDialog(props: Partial<ConfidentialityLockDialogProps> = {}) {
  const onClose = vi.fn();
  const onSave = vi.fn(async () => {});
  render(
    <ConfidentialityLockDialog open levels={serverLevels} value={4} onClose={onClose} onSave={onSave} {...props} />,
  );
  return { onClose, onSave };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (name: string) => fireEvent.click(radio(name));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('levels', () => {
  // covers K-01 K-02 K-03 K-04 K-05 K-06 E-03
  it('come from the server, from least to most confidential, with their meanings', () => {
    renderDialog();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    const described = radios.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? ''));
    expect(radios.map((one) => one.value)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(described.every((meaning) => (meaning?.textContent ?? '').length > 20)).toBe(true);
    for (const name of ['Nessuna Restrizione', 'Basso', 'Moderato', 'Normale', 'Riservato', 'Strettamente riservato']) {
      expect(radio(name)).toBeDefined();
    }
    expect(radio('Normale').checked).toBe(true);
    expect(screen.getByText('attuale').parentElement?.textContent).toContain('Normale');
  });

  // covers K-07
  it('are not specified for an unknown value', () => {
    renderDialog({
      levels: [...serverLevels, { id_livello_confidenzialita: 9, confidenzialita_descrizione: 'Segreto' }],
      value: 0,
    });
    expect(radio('Non specificato').value).toBe('9');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked)).toBe(false);
  });

  it('show the audience of each level', () => {
    renderDialog({ audience: (level) => (level > 4 ? 'Solo la Dott.ssa Bianchi' : 'Tutti i tuoi medici') });
    const describe = (name: string) =>
      (radio(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(describe('Normale')).toContain('Chi lo può vedere: Tutti i tuoi medici');
    expect(describe('Riservato')).toContain('Chi lo può vedere: Solo la Dott.ssa Bianchi');
  });
});

describe('saving', () => {
  // covers D-02
  it('passes the selected level and closes with true', async () => {
    const { onSave, onClose } = renderDialog();
    choose('Strettamente riservato');
    await press('Salva');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(6);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('stays pending until the response and cannot be left before', async () => {
    let done = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { onClose } = renderDialog({ onSave });
    await press('Salva');
    const save = screen.getByRole('button', { name: /^Salva/ });
    expect(save.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(save);
    await press('Annulla');
    choose('Basso');
    expect(radio('Normale').checked).toBe(true);
    expect(onSave).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => done());
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
  });

  // covers M-15
  it('stays open after a failure with message and selection', async () => {
    const onSave = vi.fn().mockRejectedValueOnce(new Error('rete assente')).mockResolvedValueOnce(undefined);
    const { onClose } = renderDialog({ onSave });
    choose('Riservato');
    await press('Salva');
    expect(screen.getByRole('alert').textContent).toContain(
      'Errore durante la modifica il confidenzialita rete assente',
    );
    expect(radio('Riservato').checked).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await press('Salva');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSave).toHaveBeenLastCalledWith(5);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows the page’s own error message', async () => {
    renderDialog({ onSave: () => Promise.reject(new Error('500')), describeError: () => 'Riprovare più tardi' });
    await press('Salva');
    expect(screen.getByRole('alert').textContent).toContain('Riprovare più tardi');
  });

  it('asks for confirmation, and cancelling changes nothing', async () => {
    const confirm = vi.fn(async () => false);
    const { onSave, onClose } = renderDialog({ confirm });
    choose('Basso');
    await press('Salva');
    expect(confirm).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(radio('Basso').checked).toBe(true);
  });

  it('requires a level when the record has none', async () => {
    const { onSave } = renderDialog({ value: null });
    await press('Salva');
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Questo campo è obbligatorio!')).toBeDefined();
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(radio('Nessuna Restrizione'));
  });

  it('closes with false when cancelled', async () => {
    const { onSave, onClose } = renderDialog();
    choose('Basso');
    await press('Annulla');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
    expect(onSave).not.toHaveBeenCalled();
  });
});

function Page({ onAnswer, onSave }: { onAnswer: (saved: boolean) => void; onSave: (level: number) => Promise<void> }) {
  const lock = useConfidentialityLockDialog();
  const open = () => void lock.ask({ levels: serverLevels, value: 1, onSave }).then(onAnswer);
  return (
    <>
      <button type="button" onClick={open}>
        Lucchetto
      </button>
      {lock.dialog}
    </>
  );
}

describe('awaitable call', () => {
  // covers D-02
  it('resolves to true when saved and to false when cancelled or unmounted', async () => {
    const onAnswer = vi.fn();
    const onSave = vi.fn(async () => {});
    const view = render(<Page onAnswer={onAnswer} onSave={onSave} />);
    await press('Lucchetto');
    await press('Salva');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(1);
    expect(onAnswer).toHaveBeenLastCalledWith(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Lucchetto');
    await press('Annulla');
    expect(onAnswer).toHaveBeenLastCalledWith(false);
    await press('Lucchetto');
    await act(async () => view.unmount());
    expect(onAnswer.mock.calls).toEqual([[true], [false], [false]]);
  });
});
