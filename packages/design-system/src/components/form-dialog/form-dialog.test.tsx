import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog, type FormDialogHandle, type FormDialogProps } from './index.ts';

function show(props: Partial<FormDialogProps> = {}) {
  const handle = createRef<FormDialogHandle>();
  const calls = { onSubmit: vi.fn(), onClose: vi.fn() };
  const all = { open: true, title: 'Visita', dirty: true, handle, ...calls, children: <input name="a" />, ...props };
  const view = render(<FormDialog {...all} />);
  return {
    ...calls,
    handle,
    again: (next: Partial<FormDialogProps>) => view.rerender(<FormDialog {...all} {...next} />),
    view,
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('router confirmation', () => {
  it('resolves immediately without input', async () => {
    const { handle } = show({ dirty: false });
    expect(await handle.current?.askToLeave()).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('uses the dialog’s question and leaves navigation to the router', async () => {
    const { handle, onClose } = show();
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = handle.current?.askToLeave();
    });
    await press('Esci senza salvare');
    expect(await answer).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is shown once for two callers', async () => {
    const { handle, onClose } = show();
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = handle.current?.askToLeave();
    });
    fireEvent.click(screen.getAllByText('Annulla')[0] as HTMLElement);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Continua a modificare');
    expect(await answer).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('resolves to false when the dialog unmounts', async () => {
    const { handle, view } = show();
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = handle.current?.askToLeave();
    });
    view.unmount();
    expect(await answer).toBe(false);
  });
});

it('distinguishes irreversible actions visually', () => {
  const { again } = show();
  const usual = screen.getByRole('button', { name: 'Salva' }).className;
  again({ submitTone: 'danger' });
  expect(screen.getByRole('button', { name: 'Salva' }).className).not.toBe(usual);
});

describe('focus after a submit', () => {
  const fields = (
    <>
      <input name="a" aria-label="A" />
      <input name="b" aria-label="B" />
    </>
  );
  const problem = (name: string) => ({ name, label: name, message: 'Manca' });

  it('moves to the errors once the response has arrived, also when it is slow', () => {
    const { again, onSubmit } = show({ children: fields });
    fireEvent.submit(screen.getByLabelText('A').closest('form') as HTMLFormElement);
    expect(onSubmit).toHaveBeenCalledOnce();
    again({ saving: true });
    again({ saving: false, problems: [problem('b')] });
    expect(document.activeElement).toBe(screen.getByLabelText('B'));
  });

  it('stays in the field when an error appears during typing', () => {
    const { again } = show({ children: fields });
    const first = screen.getByLabelText('A');
    fireEvent.submit(first.closest('form') as HTMLFormElement);
    first.focus();
    fireEvent.input(first, { target: { value: 'x' } });
    again({ problems: [problem('b')] });
    expect(document.activeElement).toBe(first);
  });
});
