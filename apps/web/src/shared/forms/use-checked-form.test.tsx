import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { useCheckedForm } from './use-checked-form.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('A name is missing')),
  end: v.pipe(v.string(), v.nonEmpty('An end is missing')),
});

interface Props {
  initial: v.InferInput<typeof schema>;
  send: () => Promise<void>;
}

function Form({ initial, send }: Props) {
  const { form, bind, unmappedError, formProps } = useCheckedForm({ initial, schema, onSubmit: send });
  return (
    <form {...formProps}>
      <form.Field name="name">
        {(field) => {
          const { value, onChange, error } = bind(field);
          return (
            <input
              aria-label="Name"
              aria-invalid={error !== undefined}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        }}
      </form.Field>
      <p role="alert">{unmappedError}</p>
      <button type="submit">Save</button>
    </form>
  );
}

afterEach(cleanup);

const save = () => act(async () => void fireEvent.click(screen.getByRole('button')));

test('reports a problem of a field that is not rendered until the next change', async () => {
  const send = vi.fn(async () => {});
  render(<Form initial={{ name: 'Brufen', end: '' }} send={send} />);
  await save();
  expect(screen.getByRole('alert').textContent).toBe('An end is missing');
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Moment' } });
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('focuses the invalid field and reports nothing else', async () => {
  render(<Form initial={{ name: '', end: '' }} send={async () => {}} />);
  await save();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getByRole('alert').textContent).toBe('');
});
