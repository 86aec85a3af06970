import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineMessages, MessagesProvider, override, useLocale, useMessages } from './index.ts';

const words = defineMessages('sample', {
  it: { hello: 'Buongiorno', left: (count: number) => `${count} rimasti` },
  en: { hello: 'Good morning', left: (count: number) => `${count} left` },
});

function Sample() {
  const messages = useMessages(words);
  const { formats, formatLocale } = useLocale();
  return (
    <p>
      {messages.hello}, {messages.left(3)}, {formats.date('2026-03-09')}, {formats.date('2026-03-09', 'long')},{' '}
      {formats.number(1234567.5)}, {formatLocale}
    </p>
  );
}

function Odd() {
  const { formats } = useLocale();
  return (
    <p>{['domani', '2026-13-40', '2026-02-31', '2026-03-09T23:30:00'].map((text) => formats.date(text)).join()}</p>
  );
}

describe('messages', () => {
  it('default to Italian', () => {
    render(<Sample />);
    expect(screen.getByText('Buongiorno, 3 rimasti, 9 mar 2026, 9 marzo 2026, 1.234.567,5, it-IT')).toBeDefined();
  });

  it('follow the provider, including dates and numbers', () => {
    render(
      <MessagesProvider locale="en">
        <Sample />
      </MessagesProvider>,
    );
    expect(screen.getByText('Good morning, 3 left, 9 Mar 2026, 9 March 2026, 1,234,567.5, en-GB')).toBeDefined();
  });

  it('can be replaced one by one, the last override winning', () => {
    const overrides = [override(words, { hello: 'Salve' }), override(words, { hello: 'Ciao' })];
    render(
      <MessagesProvider locale="it" overrides={overrides}>
        <Sample />
      </MessagesProvider>,
    );
    expect(screen.getByText(/^Ciao, 3 rimasti/)).toBeDefined();
  });

  it('return invalid dates unchanged', () => {
    render(<Odd />);
    expect(screen.getByText('domani,2026-13-40,2026-02-31,9 mar 2026')).toBeDefined();
  });
});
