import { expect, test } from 'vitest';
import { limit } from './limit.ts';

test('at most so many run at the same time, the first come first, and a failure makes room as well', async () => {
  const limited = limit(2);
  const started: number[] = [];
  const deferred = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = deferred.map(({ promise }, index) =>
    limited(() => {
      started.push(index);
      return promise;
    }).catch((error: Error) => error.message),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);

  deferred[1]?.reject(new Error('broken'));
  expect(await results[1]).toBe('broken');
  expect(started).toEqual([0, 1, 2]);

  deferred[0]?.resolve(10);
  deferred[2]?.resolve(12);
  await Promise.all([results[0], results[2]]);
  expect(started).toEqual([0, 1, 2, 3, 4]);

  deferred[3]?.resolve(13);
  deferred[4]?.resolve(14);
  expect(await Promise.all(results)).toEqual([10, 'broken', 12, 13, 14]);
});
