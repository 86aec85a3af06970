import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmProvider, useConfirm } from './index.ts';

afterEach(cleanup);

function Asker({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ message: 'Salvare le modifiche ?' }).then(onAnswer)}>
      Chiedi
    </button>
  );
}

async function asked() {
  const onAnswer = vi.fn();
  const { unmount } = render(
    <ConfirmProvider>
      <Asker onAnswer={onAnswer} />
    </ConfirmProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chiedi' }));
  return { onAnswer, unmount, dialog: await screen.findByRole('alertdialog', { hidden: true }) };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

// covers T-02
it('resolves to true on confirm', async () => {
  const { onAnswer } = await asked();
  press(/Conferma|Salva|OK|Sì/);
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

// covers T-02
it('resolves to false on cancel', async () => {
  const { onAnswer } = await asked();
  press(/Annulla/);
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
});

// covers T-02
it('resolves to false when closed or unmounted', async () => {
  const first = await asked();
  fireEvent(first.dialog, new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(first.onAnswer.mock.calls).toEqual([[false]]));
  cleanup();
  const second = await asked();
  second.unmount();
  await vi.waitFor(() => expect(second.onAnswer.mock.calls).toEqual([[false]]));
});
