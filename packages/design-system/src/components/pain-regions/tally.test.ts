import { describe, expect, it } from 'vitest';
import type { PainLevel } from '../../theme/pain.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import { getPainful, regionChanges, tallyRegions } from './tally.ts';

const mark = (region: BodyRegion, level: PainLevel): PainMark => ({
  view: region.startsWith('1') ? 'front' : 'back',
  region,
  level,
});

describe('tallyRegions', () => {
  it('counts entries per region with the maximum level and the latest date', () => {
    const entries = [
      { date: '2026-03-01', marks: [mark('107', 'strong'), mark('210', 'mild')] },
      { date: '2026-03-09', marks: [mark('107', 'mild')] },
      { date: '2026-02-01', marks: [mark('107', 'moderate')] },
    ];
    expect(tallyRegions(entries)).toEqual([
      { view: 'front', region: '107', count: 3, worst: 'strong', last: '2026-03-09' },
      { view: 'back', region: '210', count: 1, worst: 'mild', last: '2026-03-01' },
    ]);
  });

  it('sorts by level, then frequency, then date', () => {
    const regions = tallyRegions([
      { date: '2026-01-01', marks: [mark('101', 'mild'), mark('102', 'mild'), mark('103', 'very-strong')] },
      { date: '2026-01-02', marks: [mark('102', 'mild'), mark('104', 'mild')] },
    ]).map(({ region }) => region);
    expect(regions).toEqual(['103', '102', '104', '101']);
  });

  it('counts a region once per entry and skips regions free of pain', () => {
    const marks = [mark('107', 'mild'), mark('107', 'intense'), mark('108', 'none')];
    expect(tallyRegions([{ date: '2026-01-01', marks }])).toEqual([
      { view: 'front', region: '107', count: 1, worst: 'intense', last: '2026-01-01' },
    ]);
  });

  it('returns an empty list for no entries', () => {
    expect(tallyRegions([])).toEqual([]);
    expect(tallyRegions([{ date: '2026-01-01', marks: [] }])).toEqual([]);
  });
});

describe('getPainful', () => {
  it('sorts by level and does not modify its input', () => {
    const marks = [mark('201', 'mild'), mark('107', 'none'), mark('103', 'very-strong'), mark('101', 'mild')];
    expect(getPainful(marks).map(({ region }) => region)).toEqual(['103', '101', '201']);
    expect(marks[0]?.region).toBe('201');
  });
});

describe('regionChanges', () => {
  it('finds added, removed and changed regions, largest change first', () => {
    const before = [mark('107', 'mild'), mark('108', 'strong'), mark('201', 'moderate')];
    const after = [mark('107', 'moderate'), mark('201', 'moderate'), mark('130', 'very-strong')];
    expect(regionChanges(before, after)).toEqual([
      { view: 'front', region: '130', before: 'unmarked', after: 'very-strong' },
      { view: 'front', region: '108', before: 'strong', after: 'unmarked' },
      { view: 'front', region: '107', before: 'mild', after: 'moderate' },
      { view: 'back', region: '201', before: 'moderate', after: 'moderate' },
    ]);
  });

  it('a region is free of pain only if it was marked so', () => {
    const [free, hurting] = [[mark('107', 'none')], [mark('107', 'strong')]];
    expect(regionChanges(hurting, free)).toEqual([{ view: 'front', region: '107', before: 'strong', after: 'none' }]);
    expect(regionChanges(free, hurting)).toEqual([{ view: 'front', region: '107', before: 'none', after: 'strong' }]);
  });
});
