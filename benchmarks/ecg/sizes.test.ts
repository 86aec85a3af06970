import { expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

it('an ECG that can be seen, moved and zoomed stays within 5.8 kB above React; calipers and paper follow', {
  timeout: 60_000,
}, async () => {
  const { first, later } = await ownSizes();
  expect(first).toBeLessThanOrEqual(5_800);
  expect(later).toBeLessThanOrEqual(2_350);
});
