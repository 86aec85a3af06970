import { describe, expect, test } from 'vitest';
import { ProductIndex, wordsOf } from './product-index.ts';

const index = new ProductIndex([
  { name: 'Mixtachi', substances: [], words: 'altro' },
  { name: 'Beta tachi', substances: [], words: 'altro' },
  { name: 'Alfa', substances: [], words: 'tachidolo' },
  { name: 'Gamma', substances: [], words: 'pseudotachi' },
  { name: 'Tachipirina forte', substances: [], words: 'paracetamolo' },
  { name: 'Tachi', substances: [], words: 'altro' },
]);
const search = (text: string, enough = 100) =>
  index.search(wordsOf(text), enough).map(({ product, rest }) => [product.name, ...rest].join(' | '));

describe('the index of products', () => {
  // covers C-39
  test('puts the name first, then what begins so, then words that do, then whatever holds it', () => {
    expect(search('TÀCHI')).toEqual(['Tachi', 'Tachipirina forte', 'Beta tachi', 'Alfa', 'Gamma', 'Mixtachi']);
  });

  test('of several words one is enough; who knows more of them comes first, and what is left is told', () => {
    expect(search('tachi 500 forte').slice(0, 2)).toEqual(['Tachipirina forte | 500', 'Tachi | 500 | forte']);
    expect(search('nulla')).toEqual([]);
    expect(search(' - ')).toEqual([]);
  });

  test('stops when enough names begin so', () => {
    expect(search('tachi', 1)[0]).toBe('Tachi');
    expect(search('tachi', 1)).not.toContain('Tachipirina forte');
  });

  test('an empty one finds nothing', () => {
    expect(new ProductIndex([]).search(['tachi'], 10)).toEqual([]);
  });
});
