import { expect, test } from 'vitest';
import { slowest, timeSummary } from './times.ts';

test('the times of a file are added up, and the slowest files come first', () => {
  const times = [
    { file: 'a.spec.ts', ms: 400 },
    { file: 'b.spec.ts', ms: 600 },
    { file: 'a.spec.ts', ms: 300 },
    { file: 'c.spec.ts', ms: 100 },
  ];
  expect(slowest(times, 2)).toEqual([
    { file: 'a.spec.ts', ms: 700 },
    { file: 'b.spec.ts', ms: 600 },
  ]);
});

test('the summary names every group, and ten files at most', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }));
  const lines = timeSummary([{ name: 'unit', ms: 61_230 }], files);
  expect(lines.slice(0, 4)).toEqual([
    'Time of each group',
    '    61.2 s  unit',
    'Slowest test files',
    '    11.0 s  11.test.ts',
  ]);
  expect(lines).toHaveLength(13);
  expect(timeSummary([{ name: 'lint', ms: 500 }], [])).toEqual(['Time of each group', '     0.5 s  lint']);
});
