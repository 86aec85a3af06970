import { describe, expect, it } from 'vitest';
import { checkTaxCode, type TaxCodeFacts } from './tax-code.ts';

const mario: TaxCodeFacts = { surname: 'Rossi', name: 'Mario', birthDate: '1985-12-10', sex: 'male', place: 'A562' };

// RSSMRA85T10A562S is the usual example for the rule (D.M. 23 December 1976); the rest is worked out by hand.
describe('checking a tax code', () => {
  it('accepts the examples of the rule', () => {
    expect(checkTaxCode('RSSMRA85T10A562S', mario)).toEqual([]);
    const giulia = { surname: 'Ferraro', name: 'Giulia', birthDate: '1984-03-12', sex: 'female', place: 'H501' };
    expect(checkTaxCode('FRRGLI84C52H501K', giulia)).toEqual([]);
  });
  it('ignores case and surrounding spaces', () => {
    expect(checkTaxCode(' rssmra85t10a562s ', mario)).toEqual([]);
  });
  it('reports a wrong check character', () => {
    expect(checkTaxCode('RSSMRA85T10A562T', mario)).toEqual(['check']);
  });
  it('reports contradictions to the person', () => {
    expect(checkTaxCode('RSSMRA85T10A562S', { ...mario, surname: 'Bianchi' })).toEqual(['surname']);
    expect(checkTaxCode('RSSMRA85T10A562S', { ...mario, name: 'Anna' })).toEqual(['name']);
    expect(checkTaxCode('RSSMRA85T10A562S', { ...mario, birthDate: '1985-12-11' })).toEqual(['birth']);
    expect(checkTaxCode('RSSMRA85T10A562S', { ...mario, sex: 'female' })).toEqual(['birth']);
    expect(checkTaxCode('RSSMRA85T10A562S', { ...mario, place: 'F205' })).toEqual(['place']);
  });
  it('ignores unknown data', () => {
    const nothing = { surname: '', name: ' ', birthDate: '', sex: '', place: undefined };
    expect(checkTaxCode('RSSMRA85T10A562S', nothing)).toEqual([]);
    expect(checkTaxCode('RSSMRA85T10A562', mario)).toEqual([]);
  });
  it('skips the second of four consonants of a name and pads short names', () => {
    const place = undefined;
    const names = (surname: string, name: string) =>
      checkTaxCode('XXXXXX85T10A562S', { ...mario, surname, name, place }).filter((doubt) => doubt !== 'check');
    // Francesco → FNC; Fo → FOX; Aldo → LDA
    expect(names('Fo', 'Francesco')).toEqual(['surname', 'name']);
    expect(checkTaxCode('FOXFNC85T10A562S', { ...mario, surname: 'Fo', name: 'Francesco' })).toEqual(['check']);
    expect(checkTaxCode('RSSLDA85T10A562S', { ...mario, name: 'Aldo' })).toEqual(['check']);
    expect(checkTaxCode('DNGMRA85T10A562S', { ...mario, surname: "D'Angelo" })).toEqual(['check']);
  });
  it('reads letters that replace digits in duplicate codes', () => {
    // The last digit of the place code, 2, written as N.
    expect(checkTaxCode('RSSMRA85T10A56NS', mario)).toEqual(['check']);
  });
});
