import { expect, it } from 'vitest';
import { ownSize } from './sizes.ts';

it('the list of records stays within 46 kB above React, open and with very many rows', {
  timeout: 60_000,
}, async () => {
  const { now, later } = await ownSize();
  expect(now + later).toBeLessThanOrEqual(46_000);
});
