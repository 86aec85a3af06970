import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useCallback } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { useCheckedForm } from './use-checked-form.ts';
import { type ChangingForm, useDirty } from './use-dirty.ts';

afterEach(cleanup);

let pages = 0;
let others = 0;

function Frame({ form, children }: { form: ChangingForm; children: ReactNode }) {
  return (
    <>
      <p role="status">{useDirty(form) ? 'unsaved' : 'unchanged'}</p>
      {children}
    </>
  );
}

function Other() {
  others += 1;
  return null;
}

function Dialog() {
  pages += 1;
  const send = useCallback(async () => {}, []);
  const { form, bind } = useCheckedForm({
    initial: { name: 'Ada' },
    schema: v.object({ name: v.string() }),
    onSubmit: send,
  });
  return (
    <Frame form={form}>
      <form.Field name="name">
        {(field) => {
          const { value, onChange } = bind(field);
          return <input aria-label="Name" value={value} onChange={(event) => onChange(event.target.value)} />;
        }}
      </form.Field>
      <Other />
    </Frame>
  );
}

const type = (value: string) => act(() => void fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
const state = () => screen.getByRole('status').textContent;

test('knows the first change, and that it was taken back, without rendering the other fields', () => {
  render(<Dialog />);
  expect(state()).toBe('unchanged');
  const before = [pages, others];
  type('Ad');
  expect(state()).toBe('unsaved');
  type('Ada');
  expect(state()).toBe('unchanged');
  expect([pages, others]).toEqual(before);
});
