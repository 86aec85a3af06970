import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Modal } from './modal.tsx';
import { DialogNotice } from './notice.tsx';

// jsdom has no modal dialogs: opening and closing one does not move focus.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

it('fires a focus event when focus returns to a field', async () => {
  const heard: string[] = [];
  const page = (open: boolean) => (
    <>
      <input aria-label="Farmaco" onFocus={() => heard.push('focus')} onBlur={() => heard.push('blur')} />
      {open && (
        <Modal labelledBy="title" onDismiss={() => {}}>
          <h2 id="title" tabIndex={-1}>
            Vuoi continuare?
          </h2>
        </Modal>
      )}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByLabelText('Farmaco').focus();
  rerender(page(true));
  rerender(page(false));
  await waitFor(() => expect(heard).toEqual(['focus', 'blur', 'focus']));
  expect(document.activeElement).toBe(screen.getByLabelText('Farmaco'));
});

it('shows the line of all dialogs and reads it first', () => {
  render(
    <DialogNotice notice="Nel libretto di Marta">
      <Modal labelledBy="title" describedBy="detail" onDismiss={() => {}}>
        <h2 id="title">Sei sicuro di salvare i dati?</h2>
        <p id="detail">Pressione 122/78</p>
      </Modal>
    </DialogNotice>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sei sicuro di salvare i dati?' });
  const described = (dialog.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Nel libretto di Marta',
    'Pressione 122/78',
  ]);
});

// The browser scrolls to what receives focus; jsdom has no layout.
function Warning({ chosen = false }: { chosen?: boolean }) {
  return (
    <Modal labelledBy="title" onDismiss={() => {}}>
      <h2 id="title" tabIndex={-1}>
        Zimox: leggi gli avvisi
      </h2>
      <div data-testid="body">
        <p>Controindicata</p>
        <textarea
          aria-label="Perché lo prendi?"
          data-autofocus={chosen ? '' : undefined}
          onFocus={({ currentTarget: { parentElement } }) => {
            if (parentElement) parentElement.scrollTop = 240;
          }}
        />
      </div>
    </Modal>
  );
}

it('starts on the title and unscrolled when the first field is further down', () => {
  render(<Warning />);
  expect(screen.getByTestId('body').scrollTop).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('starts where the content asks for', () => {
  render(<Warning chosen />);
  expect(document.activeElement).toBe(screen.getByLabelText('Perché lo prendi?'));
});
