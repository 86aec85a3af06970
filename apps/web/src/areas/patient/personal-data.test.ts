import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import words from './messages.it.json' with { type: 'json' };
import { type PersonalData, personalDataSchema } from './personal-data.ts';

const right: PersonalData = {
  paziente_nome: 'Giulia',
  paziente_cognome: 'Ferraro',
  paziente_codfiscale: 'FRRGLI84C52H501K',
  comune_nascita: { text: 'Roma', chosen: { id: 'H501', label: 'Roma' } },
  paziente_nascita: '1984-03-12',
  paziente_sesso: 'female',
  id_stato_matrimoniale: '',
};

/** The field that is refused and the words for it. */
function refusals(change: Partial<PersonalData>): Record<string, string> {
  const { issues } = v.safeParse(personalDataSchema(words.errors, '2026-11-21'), { ...right, ...change });
  const refused = Object.entries(issues ? (v.flatten(issues).nested ?? {}) : {});
  return Object.fromEntries(refused.map(([field, messages]) => [field, messages?.[0] ?? '']));
}

describe('personal data', () => {
  it('are right when all is there', () => {
    expect(refusals({})).toEqual({});
  });
  // covers V-09 V-10 V-11 V-15
  it('require name, surname, place of birth and sex', () => {
    const required = 'Questo campo è obbligatorio!';
    expect(refusals({ paziente_nome: ' ' })).toEqual({ paziente_nome: required });
    expect(refusals({ paziente_cognome: '' })).toEqual({ paziente_cognome: required });
    expect(refusals({ comune_nascita: { text: ' ', chosen: null } })).toEqual({ comune_nascita: required });
    expect(refusals({ paziente_sesso: 'unknown' })).toEqual({ paziente_sesso: required });
  });
  // covers V-12
  it('require a tax code of at least 16 characters', () => {
    const invalid = 'Codice Fiscale non valido!';
    expect(refusals({ paziente_codfiscale: 'FRRGLI84C52H501' })).toEqual({ paziente_codfiscale: invalid });
    expect(refusals({ paziente_codfiscale: '' })).toEqual({ paziente_codfiscale: invalid });
    expect(refusals({ paziente_codfiscale: ' frrgli84c52h501k ' })).toEqual({});
  });
  // covers V-13
  it('require one of the suggested places', () => {
    expect(refusals({ comune_nascita: { text: 'Romma', chosen: null } })).toEqual({
      comune_nascita: 'Seleziona una delle città',
    });
  });
  // covers V-14
  it('refuse a birth to come, and a day that does not exist', () => {
    const invalid = 'La data inserita non è valida!';
    expect(refusals({ paziente_nascita: '2026-11-22' })).toEqual({ paziente_nascita: invalid });
    expect(refusals({ paziente_nascita: '30/02/1984' })).toEqual({ paziente_nascita: invalid });
    expect(refusals({ paziente_nascita: '2026-11-21' })).toEqual({});
  });
  it('refuse a birth so long ago that the year was mistyped', () => {
    expect(refusals({ paziente_nascita: '1084-03-12' })).toEqual({
      paziente_nascita: 'La data inserita non è valida!',
    });
    expect(refusals({ paziente_nascita: '1904-08-01' })).toEqual({});
  });
});
