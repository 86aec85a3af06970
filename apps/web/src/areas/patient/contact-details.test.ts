import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactDetailsForm } from './contact-details.ts';
import words from './messages.it.json' with { type: 'json' };

const right = { contatto_indirizzo: 'Via Roma 1', comune_residenza: 'Imola', contatto_telefono: '+390511234567' };

function refusals(change: Partial<typeof right>): Record<string, string> {
  const { issues } = v.safeParse(contactDetailsForm.schema(words.errors), { ...right, ...change });
  const refused = Object.entries(issues ? (v.flatten(issues).nested ?? {}) : {});
  return Object.fromEntries(refused.map(([field, messages]) => [field, messages?.[0] ?? '']));
}

describe('contact details', () => {
  // covers V-16 V-17
  it('require street and town, in a message without exclamation mark', () => {
    expect(refusals({ contatto_indirizzo: '' })).toEqual({ contatto_indirizzo: 'Questo campo è obbligatorio' });
    expect(refusals({ comune_residenza: ' ' })).toEqual({ comune_residenza: 'Questo campo è obbligatorio' });
  });
  // covers V-18
  it('require a telephone number of at least seven digits or hyphens', () => {
    const invalid = { contatto_telefono: 'Il numero di telefono non è valido!' };
    for (const wrong of ['', '123 456', 'telefono', '051-12a4567']) {
      expect(refusals({ contatto_telefono: wrong }), wrong).toEqual(invalid);
    }
    for (const good of ['1234567', '051 12-34 567', '+39 051 1234567', '0511234567 int. 12']) {
      expect(refusals({ contatto_telefono: good }), good).toEqual({});
    }
  });
  it('read their draft, whatever the card contains by now', () => {
    const values = { contatto_indirizzo: '', comune_residenza: 'Imola', contatto_telefono: '051' };
    const draft = contactDetailsForm.readDraft({ ...values, versione: '2026-03-12T09:30:00.000Z' });
    expect(contactDetailsForm.initial({ ...right, comune_nascita: 'Roma' }, draft)).toEqual(values);
    expect(contactDetailsForm.readDraft({ contatto_indirizzo: 'Via Roma 1' })).toBeUndefined();
  });
  // covers D-04
  it('are empty without values, and sent trimmed', () => {
    const stored = { contatto_indirizzo: null, comune_residenza: null, contatto_telefono: null, comune_nascita: null };
    const values = contactDetailsForm.initial(stored);
    expect(values).toEqual({ contatto_indirizzo: '', comune_residenza: '', contatto_telefono: '' });
    expect(contactDetailsForm.body({ ...right, comune_residenza: ' Imola ' }, undefined)).toEqual(right);
  });
});
