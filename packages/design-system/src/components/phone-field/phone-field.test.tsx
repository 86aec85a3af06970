import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PhoneField } from './index.ts';

afterEach(() => void vi.restoreAllMocks());

// covers V-20
it.each(['en-US', 'de-CH'])('starts with Italy, also in a browser set to %s', async (language) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const onChange = vi.fn();
  render(<PhoneField label="Telefono" name="phone" value="" onChange={onChange} />);
  const country = screen.getByRole<HTMLSelectElement>('combobox');
  await vi.waitFor(() => expect(country.options.length).toBeGreaterThan(200));
  expect(country.value).toBe('IT');
  fireEvent.change(screen.getByRole('textbox', { name: 'Telefono' }), { target: { value: '333 1234567' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('+393331234567');
});
