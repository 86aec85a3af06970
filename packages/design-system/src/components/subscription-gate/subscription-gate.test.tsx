import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { SubscriptionGate, SubscriptionGatePage, type SubscriptionGateProps, useSubscriptionGate } from './index.ts';

function server() {
  const waiting: { resolve: (allowed: boolean) => void; reject: (error: Error) => void }[] = [];
  const ask = vi.fn(() => new Promise<boolean>((resolve, reject) => waiting.push({ resolve, reject })));
  const status = (allowed: boolean) => act(async () => waiting.shift()?.resolve(allowed));
  const fail = () => act(async () => waiting.shift()?.reject(new Error('offline')));
  return { ask, status, fail };
}

const refusedText = 'Questa sezione non è prevista nella tua sottoscrizione';

function gate(props: Partial<SubscriptionGateProps> & Pick<SubscriptionGateProps, 'ask' | 'action'>) {
  return (
    <SubscriptionGate onSubscribe={vi.fn()} {...props}>
      {(control) => <Button {...control}>Aggiungi</Button>}
    </SubscriptionGate>
  );
}

const add = () => screen.getByRole('button', { name: /^Aggiungi/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('single action', () => {
  it('runs the action once and only with permission, ignoring further presses', async () => {
    const { ask, status } = server();
    const action = vi.fn();
    render(gate({ ask, action }));
    fireEvent.click(add());
    fireEvent.click(add());
    expect(add().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Verifica della sottoscrizione in corso')).toBeDefined();
    expect(action).not.toHaveBeenCalled();
    await status(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(action).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  // covers D-01 M-13
  it('explains a refusal without running it; Annulla and Iscriviti call the page', async () => {
    const { ask, status } = server();
    const calls = { action: vi.fn(), onCancel: vi.fn(), onSubscribe: vi.fn() };
    render(gate({ ask, ...calls }));
    fireEvent.click(add());
    await status(false);
    expect(screen.getByRole('alertdialog', { name: refusedText })).toBeDefined();
    press('Annulla');
    expect(calls.onCancel).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(add());
    await status(false);
    press('Iscriviti');
    expect(calls.onSubscribe).toHaveBeenCalledOnce();
    expect(calls.onCancel).toHaveBeenCalledOnce();
    expect(calls.action).not.toHaveBeenCalled();
  });

  it('never runs it after a failed check, and offers a retry', async () => {
    const { ask, status, fail } = server();
    const action = vi.fn();
    const onFailure = vi.fn();
    render(gate({ ask, action, onFailure }));
    fireEvent.click(add());
    await fail();
    expect(action).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
    expect(screen.getByRole('alertdialog', { name: 'Non riusciamo a verificare la tua sottoscrizione' }));
    press('Riprova');
    await fail();
    press('Riprova');
    await status(true);
    expect(action).toHaveBeenCalledOnce();
  });

  it('accepts only true as permission', async () => {
    const action = vi.fn();
    const odd: unknown = { data: true };
    render(gate({ ask: async () => odd as boolean, action }));
    await act(async () => fireEvent.click(add()));
    expect(action).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: refusedText })).toBeDefined();
  });

  it('does not run the action after unmount', async () => {
    const { ask, status } = server();
    const action = vi.fn();
    const view = render(gate({ ask, action }));
    fireEvent.click(add());
    view.unmount();
    await status(true);
    expect(action).not.toHaveBeenCalled();
  });

  it('supports English', async () => {
    const { ask, status } = server();
    render(<MessagesProvider locale="en">{gate({ ask, action: vi.fn() })}</MessagesProvider>);
    fireEvent.click(add());
    await status(false);
    expect(screen.getByText('This section is not included in your subscription')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined();
  });
});

describe('disabling variant', () => {
  it('checks in advance and disables the control with the reason', async () => {
    const { ask, status } = server();
    const action = vi.fn();
    render(gate({ ask, action, variant: 'disable' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(add().getAttribute('aria-busy')).toBe('true');
    await status(false);
    expect(add().getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(add().getAttribute('aria-describedby') ?? '')?.textContent).toBe(refusedText);
    fireEvent.click(add());
    expect(action).not.toHaveBeenCalled();
  });

  it('runs at once when permission was granted', async () => {
    const { ask, status } = server();
    const action = vi.fn();
    render(gate({ ask, action, variant: 'disable' }));
    await status(true);
    fireEvent.click(add());
    expect(action).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('checks again on press after a failed check', async () => {
    const { ask, status, fail } = server();
    const action = vi.fn();
    render(gate({ ask, action, variant: 'disable' }));
    await fail();
    fireEvent.click(add());
    expect(action).not.toHaveBeenCalled();
    await status(true);
    expect(action).toHaveBeenCalledOnce();
  });
});

describe('whole page', () => {
  const page = (ask: () => Promise<boolean>, onCancel = vi.fn(), onSubscribe = vi.fn()) => (
    <SubscriptionGatePage ask={ask} onCancel={onCancel} onSubscribe={onSubscribe}>
      <p>Contenuto</p>
    </SubscriptionGatePage>
  );

  it('renders nothing of it until permission is granted', async () => {
    const { ask, status } = server();
    render(page(ask));
    expect(screen.queryByText('Contenuto')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Verifica della sottoscrizione in corso');
    await status(true);
    expect(screen.getByText('Contenuto')).toBeDefined();
  });

  it('stays closed after a refusal, also when the dialog is dismissed', async () => {
    const { ask, status } = server();
    const onCancel = vi.fn();
    const onSubscribe = vi.fn();
    render(page(ask, onCancel, onSubscribe));
    await status(false);
    press('Annulla');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Contenuto')).toBeNull();
    press('Iscriviti');
    expect(onSubscribe).toHaveBeenCalledOnce();
  });

  it('stays closed after a failure and offers a retry', async () => {
    const { ask, status, fail } = server();
    render(page(ask));
    await fail();
    expect(screen.queryByText('Contenuto')).toBeNull();
    press('Riprova');
    await status(true);
    expect(screen.getByText('Contenuto')).toBeDefined();
  });

  it('uses the response of the remounted page in StrictMode', async () => {
    const { ask, status } = server();
    render(<StrictMode>{page(ask)}</StrictMode>);
    await status(true);
    expect(screen.queryByText('Contenuto')).toBeNull();
    await status(false);
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});

function Page({ ask, edit }: { ask: (feature: string) => Promise<boolean>; edit: () => void }) {
  const { run, dialog } = useSubscriptionGate<string>({ ask, onSubscribe: vi.fn() });
  return (
    <>
      <Button onClick={() => run('modificataccuino', edit)}>Modifica</Button>
      <Button onClick={() => run('aggiungitaccuino', vi.fn())}>Nuova</Button>
      {dialog}
    </>
  );
}

it('serves all actions of a page, each with its feature', async () => {
  const ask = vi.fn(async (feature: string) => feature === 'modificataccuino');
  const edit = vi.fn();
  render(<Page ask={ask} edit={edit} />);
  await act(async () => press('Modifica'));
  expect(edit).toHaveBeenCalledOnce();
  await act(async () => press('Nuova'));
  expect(ask.mock.calls).toEqual([['modificataccuino'], ['aggiungitaccuino']]);
  expect(screen.getByRole('alertdialog', { name: refusedText })).toBeDefined();
});
