import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyGrant, grantSchema, toGrant } from './grant-form.ts';

const rules = {
  required: 'required',
  long: 'long',
  email: 'email',
  scope: 'scope',
  day: 'day',
  today: '2026-11-26',
};
const filled = { ...emptyGrant, nome: ' Luca ', email: ' luca@libretto.example ', ambito: 'quotidiano' };

const problems = (values: typeof filled) =>
  v.safeParse(grantSchema(rules), values).issues?.map(({ path, message }) => [path?.[0]?.key, message]) ?? [];

describe('grantSchema', () => {
  it('asks for a name, an address and a scope, and nothing is chosen in advance', () => {
    expect(problems(emptyGrant)).toEqual(
      expect.arrayContaining([
        ['nome', 'required'],
        ['email', 'required'],
        ['ambito', 'scope'],
      ]),
    );
    expect(problems(filled)).toEqual([]);
  });

  it.each([
    ['2026-11-25', [['fino_al', 'day']]],
    ['31/02/2027', [['fino_al', 'day']]],
    ['', [['fino_al', 'day']]],
    ['2026-11-26', []],
  ])('checks the last day %j', (fino_al, expected) => {
    expect(problems({ ...filled, durata: 'data', fino_al })).toEqual(expected);
  });
});

describe('toGrant', () => {
  it('sends the last day only if it was asked for', () => {
    const dated = { ...filled, fino_al: '2027-02-28' };
    expect(toGrant(dated, 'it')).toEqual({
      nome: 'Luca',
      email: 'luca@libretto.example',
      ambito: 'quotidiano',
      fino_al: null,
      lingua: 'it',
    });
    expect(toGrant({ ...dated, durata: 'data' }, 'it').fino_al).toBe('2027-02-28');
    expect(toGrant({ ...dated, durata: 'data', ambito: 'genitore' }, 'it').fino_al).toBeNull();
  });
});
