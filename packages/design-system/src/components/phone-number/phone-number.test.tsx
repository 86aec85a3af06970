import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneNumber } from './index.ts';

// Grouping follows each national numbering plan; in Italy the area or operator prefix comes first.
it.each([
  ['+393331234567', '+39\u00a0333\u00a0123\u00a04567', 'tel:+393331234567'],
  ['3331234567', '333\u00a0123\u00a04567', 'tel:+393331234567'],
  ['+390612345678', '+39\u00a006\u00a01234\u00a05678', 'tel:+390612345678'],
  ['0612345678', '06\u00a01234\u00a05678', 'tel:+390612345678'],
  ['800123456', '800\u00a0123\u00a0456', 'tel:+39800123456'],
  ['+442079460958', '+44\u00a020\u00a07946\u00a00958', 'tel:+442079460958'],
  ['0612345678 int. 3', '0612345678 int. 3', 'tel:+390612345678;ext=3'],
])('shows %s as %s with a complete link', async (number, shown, href) => {
  render(<PhoneNumber number={number} />);
  expect((await screen.findByRole('link', { name: shown })).getAttribute('href')).toBe(href);
});

it.each([
  ['12 34 567', 'tel:1234567'],
  ['+39000-1234567', 'tel:+390001234567'],
])('shows %s, which is valid nowhere, as entered and with a link', async (number, href) => {
  render(<PhoneNumber number={number} />);
  await import('../phone-field/numbers.ts');
  expect((await screen.findByRole('link', { name: number })).getAttribute('href')).toBe(href);
});

it.each(['Non lo so', '', 'sera 0612345678', '0612345678 / 3331234567'])('shows %j without a link', async (text) => {
  const { container } = render(<PhoneNumber number={text} />);
  await import('../phone-field/numbers.ts');
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toBe(text);
});
