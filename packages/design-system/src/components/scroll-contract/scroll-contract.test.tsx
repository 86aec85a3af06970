import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollContract } from './index.ts';

beforeEach(() => {
  // jsdom has no layout; a text that fits into its box counts as read.
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contract = { contract: 2, label: 'Testo', name: 'contratto-2', children: 'Gratis.', onAccept: vi.fn() };

it('reports that it can be accepted once read, unless it is locked', () => {
  const { rerender } = render(<ScrollContract {...contract} accepted={false} />);
  expect(screen.getByRole('status').textContent).toBe('Hai letto tutto il contratto: ora puoi accettarlo.');
  rerender(<ScrollContract {...contract} accepted={false} disabledReason="Hai già un piano attivo." />);
  expect(screen.getByRole('status').textContent).toBe('');
});
