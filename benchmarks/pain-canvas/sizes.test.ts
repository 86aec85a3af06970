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

it('the pain canvas by itself stays within 10.4 kB above React', () => {
  expect(sizes.own).toBeLessThanOrEqual(10_400);
});

it('with all that its import brings, buttons, tips and words, it stays within 12 kB', () => {
  expect(sizes.whole).toBeLessThanOrEqual(12_000);
});

it('the lines of the body that it waits for do not grow either', () => {
  expect(sizes.shown).toBeLessThanOrEqual(15_800);
});
