import { expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

it('an ECG that can be seen, moved and zoomed stays within 6 kB above React; calipers and paper follow', {
  timeout: 60_000,
}, async () => {
  const { first, later } = await ownSizes();
  expect(first).toBeLessThanOrEqual(6_000);
  expect(later).toBeLessThanOrEqual(2_400);
});
