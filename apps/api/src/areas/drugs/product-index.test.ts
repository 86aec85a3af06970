import { describe, expect, test } from 'vitest';
import { ProductIndex, splitWords } from './product-index.ts';

const index = new ProductIndex([
  { name: 'Mixtachi', substances: [], words: 'altro' },
  { name: 'Beta tachi', substances: [], words: 'altro' },
  { name: 'Alfa', substances: [], words: 'tachidolo' },
  { name: 'Gamma', substances: [], words: 'pseudotachi' },
  { name: 'Tachipirina forte', substances: [], words: 'paracetamolo' },
  { name: 'Tachi', substances: [], words: 'altro' },
]);
const search = (text: string, enough = 100) =>
  index.search(splitWords(text), enough).map(({ product, rest }) => [product.name, ...rest].join(' | '));

describe('product index', () => {
  // covers C-39
  test('ranks the exact name, names with the prefix, words with the prefix, names that contain it, then other matches', () => {
    expect(search('TÀCHI')).toEqual(['Tachi', 'Tachipirina forte', 'Beta tachi', 'Alfa', 'Mixtachi', 'Gamma']);
  });

  test('ranks a substance that only contains the text behind combinations that begin with it', () => {
    const antibiotics = new ProductIndex([
      { name: 'Nolvadex', substances: [['Tamoxifene']], words: '' },
      { name: 'Augmentin', substances: [['Amoxicillina'], ['Acido clavulanico']], words: '' },
      { name: 'Zimox', substances: [['Amoxicillina']], words: '' },
    ]);
    const found = antibiotics.search(['amox'], 10).map(({ product }) => product.name);
    expect(found).toEqual(['Zimox', 'Augmentin', 'Nolvadex']);
  });

  test('matches any word, ranks more matching words first, and returns the remaining words', () => {
    expect(search('tachi 500 forte').slice(0, 2)).toEqual(['Tachipirina forte | 500', 'Tachi | 500 | forte']);
    expect(search('nulla')).toEqual([]);
    expect(search(' - ')).toEqual([]);
  });

  test('stops after enough names with the prefix', () => {
    expect(search('tachi', 1)[0]).toBe('Tachi');
    expect(search('tachi', 1)).not.toContain('Tachipirina forte');
  });

  test('returns nothing from an empty index', () => {
    expect(new ProductIndex([]).search(['tachi'], 10)).toEqual([]);
  });
});
