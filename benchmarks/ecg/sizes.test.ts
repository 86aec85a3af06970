import { expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

it('an ECG that can be seen, moved, zoomed, measured and printed stays within 7 kB above React', {
  timeout: 60_000,
}, async () => {
  const { whole } = await ownSizes();
  expect(whole).toBeLessThanOrEqual(7_000);
});
