import { expect, it } from 'vitest';
import { createLimit } from './limit.ts';

it('runs a limited number of calls at a time, in order, also after failures', async () => {
  const limit = createLimit(2);
  const started: number[] = [];
  const calls = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = calls.map(({ promise }, index) =>
    limit(() => {
      started.push(index);
      return promise;
    }),
  );
  const settled = Promise.allSettled(results);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  calls[1]?.reject(new Error('lost'));
  await results[1]?.catch(() => {});
  expect(started).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of calls.entries()) resolve(index);
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(started).toEqual([0, 1, 2, 3]);
});
