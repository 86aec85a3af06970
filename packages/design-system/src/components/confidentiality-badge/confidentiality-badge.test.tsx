import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/messages.tsx';
import { ConfidentialityBadge, type LevelValue, useConfidentialityNames } from './index.ts';

// covers K-01 K-02 K-03 K-04 K-05 K-06 K-07
it.each<[LevelValue, string]>([
  [1, 'Nessuna Restrizione'],
  [2, 'Basso'],
  [3, 'Moderato'],
  [4, 'Normale'],
  [5, 'Riservato'],
  [6, 'Strettamente riservato'],
  ['6', 'Strettamente riservato'],
  [0, 'Non specificato'],
  [7, 'Non specificato'],
  [1.5, 'Non specificato'],
  ['', 'Non specificato'],
  ['alto', 'Non specificato'],
  [null, 'Non specificato'],
  [undefined, 'Non specificato'],
])('shows level %o as %s', (level, name) => {
  render(<ConfidentialityBadge level={level} />);
  expect(screen.getByText(name)).toBeDefined();
  expect(screen.getByText(`Confidenzialità: ${name}`)).toBeDefined();
});

it.each(['named', 'compact', 'symbol'] as const)('does not leave the bare word of a level where it is %s', (look) => {
  render(<ConfidentialityBadge level={4} look={look} />);
  expect(screen.getByText('Confidenzialità: Normale')).toBeDefined();
  expect(screen.queryByText('Normale')).toBeNull();
});

it('shows the name of every level but the usual one next to clinical values', () => {
  const look = (level: number, look: 'word' | 'compact') => {
    const { container, unmount } = render(<ConfidentialityBadge level={level} look={look} />);
    const { textContent, className } = container.querySelector('[data-look] > span') ?? {};
    unmount();
    return { textContent, className };
  };
  for (const level of [1, 2, 3, 5, 6]) expect(look(level, 'compact')).toEqual(look(level, 'word'));
  expect(look(4, 'compact').textContent).not.toBe(look(4, 'word').textContent);
});

function Names({ visibility }: { visibility: LevelValue }) {
  const names = useConfidentialityNames();
  return <p>{names.visibility(visibility)}</p>;
}

// covers K-08 K-09 K-10 K-11
it.each<[LevelValue, string]>([
  [1, 'Totale'],
  [2, 'Minima'],
  [3, 'Parziale'],
  ['3', 'Parziale'],
  [0, 'Non specificato'],
  [4, 'Non specificato'],
  [null, 'Non specificato'],
])('shows visibility %o as %s', (visibility, name) => {
  render(<Names visibility={visibility} />);
  expect(screen.getByText(name)).toBeDefined();
});

it('supports English', () => {
  render(
    <MessagesProvider locale="en">
      <ConfidentialityBadge level={6} />
      <Names visibility={2} />
    </MessagesProvider>,
  );
  expect(screen.getByText('Confidentiality: Strictly confidential')).toBeDefined();
  expect(screen.getByText('Minimal')).toBeDefined();
});
