import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pushModal } from './stack.ts';

afterEach(cleanup);

function Asked() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const origin = document.activeElement;
    ref.current.close = () => {};
    const pop = pushModal(ref.current, origin);
    ref.current.querySelector('button')?.focus();
    return pop;
  }, []);
  return (
    <dialog ref={ref} open>
      <button type="button">Sì</button>
    </dialog>
  );
}

function Field({ asked, onFocus }: { asked: boolean; onFocus: () => void }) {
  return (
    <>
      <input aria-label="Farmaco" onFocus={onFocus} />
      {asked && <Asked />}
    </>
  );
}

it('fires a focus event after React has removed the dialog', async () => {
  const onFocus = vi.fn();
  const { rerender } = render(<Field asked={false} onFocus={onFocus} />);
  const field = screen.getByRole('textbox', { name: 'Farmaco' });
  field.focus();
  rerender(<Field asked onFocus={onFocus} />);
  expect(document.activeElement?.textContent).toBe('Sì');
  expect(onFocus).toHaveBeenCalledTimes(1);
  await act(async () => rerender(<Field asked={false} onFocus={onFocus} />));
  expect(document.activeElement).toBe(field);
  expect(onFocus).toHaveBeenCalledTimes(2);
});
