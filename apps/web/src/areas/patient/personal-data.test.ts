import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import words from './messages.it.json' with { type: 'json' };
import { type PersonalData, personalDataChange, personalDataForm } from './personal-data.ts';

const right: PersonalData = {
  paziente_nome: 'Giulia',
  paziente_cognome: 'Ferraro',
  paziente_codfiscale: 'FRRGLI84C52H501K',
  comune_nascita: { text: 'Roma', chosen: { id: 'H501', label: 'Roma' } },
  paziente_nascita: '1984-03-12',
  paziente_sesso: 'female',
  id_stato_matrimoniale: '',
};

function refusals(change: Partial<PersonalData>): Record<string, string> {
  const { issues } = v.safeParse(personalDataForm.schema({ ...words.errors, today: '2026-11-21' }), {
    ...right,
    ...change,
  });
  const refused = Object.entries(issues ? (v.flatten(issues).nested ?? {}) : {});
  return Object.fromEntries(refused.map(([field, messages]) => [field, messages?.[0] ?? '']));
}

describe('personal data', () => {
  it('are valid when complete', () => {
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
  // covers V-14 V-01
  it('reject a future birth and an invalid date', () => {
    const invalid = 'La data inserita non è valida!';
    expect(refusals({ paziente_nascita: '2026-11-22' })).toEqual({ paziente_nascita: invalid });
    expect(refusals({ paziente_nascita: '30/02/1984' })).toEqual({ paziente_nascita: invalid });
    expect(refusals({ paziente_nascita: '2026-11-21' })).toEqual({});
  });
  it('reject a birth more than 130 years ago', () => {
    expect(refusals({ paziente_nascita: '1084-03-12' })).toEqual({
      paziente_nascita: 'La data inserita non è valida!',
    });
    expect(refusals({ paziente_nascita: '1904-08-01' })).toEqual({});
  });
  it('read their draft', () => {
    const values = {
      ...right,
      comune_nascita: { text: 'Rom', chosen: null },
      paziente_sesso: '',
      paziente_nascita: '',
    };
    const draft = personalDataForm.readDraft({ ...values, versione: '2026-03-12T09:30:00.000Z' });
    expect(personalDataForm.initial(undefined, draft)).toEqual(values);
    const place = { text: 'Imola', chosen: { id: 'E289', label: 'Imola', description: 'BO' } };
    expect(personalDataForm.readDraft({ ...right, comune_nascita: place })?.comune_nascita).toEqual(place);
    expect(personalDataForm.readDraft({ ...right, comune_nascita: 'Roma' })).toBeUndefined();
  });
  // covers D-03
  it('are sent as stored', () => {
    const typed = { paziente_codfiscale: ' frrgli84c52h501k ', paziente_nome: ' Giulia ', id_stato_matrimoniale: '2' };
    const { comune_nascita, ...patient } = right;
    expect(personalDataChange({ ...right, ...typed })).toEqual({
      patient: { ...patient, id_stato_matrimoniale: 2 },
      detail: { comune_nascita: 'Roma' },
    });
    expect(personalDataChange(right).patient?.id_stato_matrimoniale).toBeNull();
  });
});
