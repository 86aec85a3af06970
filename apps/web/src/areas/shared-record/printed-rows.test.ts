import { expect, it } from 'vitest';
import type { Row } from '../../shared/record-summary/row.ts';
import { listRest, maxLength, shortLine, toAppendixRow } from './printed-rows.ts';

const row: Row = { key: 'therapy-1', title: 'Brufen', line: '1 compressa · Dal 21 nov 2026', day: '21 nov', facts: [] };
const fact = { term: 'Note', value: 'Mal di schiena' };
const warning = { text: 'Interazione con Inderal', tone: 'warning', advice: 'Controllare la pressione.' } as const;
const long = 'Controllare la pressione. '.repeat(8).trim();

it('leaves nothing of a row whose line says all', () => {
  expect(shortLine({ ...row, warning })).toBe(
    '21 nov · 1 compressa · Dal 21 nov 2026 · Interazione con Inderal: Controllare la pressione',
  );
  expect(listRest({ ...row, warning })).toBeUndefined();
  // The other row says it.
  expect(listRest({ ...row, related: [fact] })).toBeUndefined();
});

it('leaves the facts of a row, with its line and not its warning again', () => {
  const printed = () => 'Referto.pdf';
  expect(listRest({ ...row, warning, facts: [fact], printed })).toMatchObject({
    line: '21 nov · 1 compressa · Dal 21 nov 2026',
    facts: [fact],
    printed,
  });
  expect(listRest({ ...row, line: 'Nessuna', text: 'Nessuna', facts: [fact] })).toMatchObject({
    line: '',
    facts: [fact],
  });
});

it('leaves the whole of an advice or a text that the first sheet cuts', () => {
  expect(long.length).toBeGreaterThan(maxLength);
  const advised = { ...row, warning: { ...warning, advice: long } };
  expect(shortLine(advised)).toContain('…');
  expect(listRest(advised)?.line).toBe(
    `21 nov · 1 compressa · Dal 21 nov 2026 · Interazione con Inderal: ${long.slice(0, -1)}`,
  );
  const story = { ...row, line: long, text: long };
  expect(shortLine(story).length).toBeLessThanOrEqual(maxLength + 1);
  expect(listRest(story)).toMatchObject({ line: '', text: long });
  expect(listRest({ ...story, text: 'Nessuna' })).toBeUndefined();
});

it('says all of a row that the first sheet leaves out', () => {
  expect(toAppendixRow({ ...row, warning, facts: [fact] })).toMatchObject({
    line: shortLine({ ...row, warning }),
    facts: [fact],
  });
  expect(toAppendixRow({ ...row, text: long })).toMatchObject({ line: '', text: long });
});
