import { expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

it('an ECG that can be seen, moved, zoomed and measured stays within 6 kB above React; the printed sheet follows', {
  timeout: 60_000,
}, async () => {
  const { first, later } = await ownSizes();
  expect(first).toBeLessThanOrEqual(6_000);
  expect(later).toBeLessThanOrEqual(960);
});
