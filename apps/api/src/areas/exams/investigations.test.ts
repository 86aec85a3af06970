import { describe, expect, test } from 'vitest';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import investigations from './investigations.json' with { type: 'json' };
import { Investigations, loadInvestigations } from './investigations.ts';

describe('investigation search', () => {
  const search = async (text: string) =>
    (await loadInvestigations()).search(text, 10).map(({ descrizione }) => descrizione);

  test('ranks names with the prefix before other matches, ignoring accents and word order', async () => {
    const list = new Investigations([
      { id: 1, descrizione: 'Risonanza del torace', categoria: 'SR' },
      { id: 2, descrizione: 'Torace, radiografia', categoria: 'SR' },
      { id: 3, descrizione: 'Ecotoracé', categoria: 'SS' },
    ]);
    expect(list.search('TORACE', 10).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(list.search('torace ris', 10).map(({ id }) => id)).toEqual([1]);
    expect(list.search('torace', 2)).toHaveLength(2);
    expect(list.search(' ,;', 10)).toEqual([]);
  });

  test.each([
    'emocromo',
    'ecg',
    'risonanza gin',
    'tac torace',
    'raggi',
    'mammografia',
    'istologico',
    'glicemia',
    'holter',
    'tsh',
  ])('contains %s', async (word) => {
    expect((await search(word)).length).toBeGreaterThan(0);
  });

  // covers K-41 K-42 K-43 K-44
  test('satisfies the contract, with four categories', () => {
    const check = new Validation(document).body({ $ref: '#/components/schemas/DiagnosticInvestigation' });
    for (const item of investigations) expect(check(item)).toEqual([]);
    expect(new Set(investigations.map(({ id }) => id)).size).toBe(investigations.length);
    expect([...new Set(investigations.map(({ categoria }) => categoria))].sort()).toEqual(['LA', 'PA', 'SR', 'SS']);
  });
});
