import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRanges } from './ranges.ts';

const marked = (text: string, query: string) => findRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe('findRanges', () => {
  it.each([
    ['TAC torace', 'tac', ['TAC']],
    ['Perché no', 'perche', ['Perché']],
    // The accent is a separate code point here.
    ['Perche\u0301 no', 'perché', ['Perche\u0301']],
    ['Ecografia addome completo', 'addome eco', ['Eco', 'addome']],
    ['anana', 'ana', ['ana']],
    ['Tac, tac', 'tac', ['Tac', 'tac']],
    ['aabb', 'aa bb', ['aabb']],
    ['İstanbul', 'istan', ['İstan']],
    ['a+b (c)', '(c)', ['(c)']],
    ['Tac', '   ', []],
    ['Tac', 'rm', []],
  ])('%s ⟵ %s', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('finds short words only where a word begins', () => {
    const text = 'Analisi: una settimana, l’anagrafe';
    const hits = findRanges(text, 'ana settim', 5).map(({ start, end }) => text.slice(start, end));
    expect(hits).toEqual(['Ana', 'settim', 'ana']);
    expect(findRanges('Emocromo', 'cromo', 5)).toHaveLength(1);
  });

  it('returns disjoint ranges within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        let at = 0;
        for (const { start, end } of findRanges(text, query)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
