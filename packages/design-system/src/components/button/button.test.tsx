import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './index.ts';

it('keeps the element and its focus when it gains or loses a reason', () => {
  const { rerender } = render(<Button>Annulla</Button>);
  const button = screen.getByRole('button', { name: 'Annulla' });
  button.focus();
  for (const reason of ['Non c’è nulla da annullare.', undefined, 'Non c’è nulla da annullare.']) {
    rerender(<Button disabledReason={reason}>Annulla</Button>);
    expect(screen.getByRole('button')).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe(reason === undefined ? null : 'true');
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(reason);
  }
});
