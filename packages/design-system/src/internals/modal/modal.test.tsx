import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Modal } from './modal.tsx';

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
