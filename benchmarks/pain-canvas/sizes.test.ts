import { beforeAll, expect, it } from 'vitest';
import { ownSizes } from './sizes.ts';

let sizes: Awaited<ReturnType<typeof ownSizes>>;

// Bundling takes seconds, and longer on a busy machine.
beforeAll(async () => {
  sizes = await ownSizes();
}, 60_000);

it('the drawing core stays within 3 kB', () => {
  expect(sizes.core).toBeLessThanOrEqual(3_000);
});

// Includes full screen for touch, and the zoomed sheet.
it('the pain canvas by itself stays within 15 kB above React', () => {
  expect(sizes.own).toBeLessThanOrEqual(15_000);
});

it('with all that its import brings, buttons, tips and words, it stays within 18 kB', () => {
  expect(sizes.whole).toBeLessThanOrEqual(18_000);
});

it('with the lines of the body that it waits for, it stays within 22 kB', () => {
  expect(sizes.shown).toBeLessThanOrEqual(22_000);
});
