import { beforeAll, expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

let sizes: Awaited<ReturnType<typeof ownSizes>>;

// Bundling takes seconds, and more when the machine is busy.
beforeAll(async () => {
  sizes = await ownSizes();
}, 60_000);

it('the drawing core stays within 3 kB', () => {
  expect(sizes.core).toBeLessThanOrEqual(3_000);
});

it('the pain canvas by itself stays within 11.4 kB above React', () => {
  expect(sizes.own).toBeLessThanOrEqual(11_400);
});

it('with the buttons, icons and words that every page has already it does not grow either', () => {
  expect(sizes.whole).toBeLessThanOrEqual(16_800);
});
