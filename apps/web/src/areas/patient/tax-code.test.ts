import { describe, expect, it } from 'vitest';
import { doubtsAbout, type TaxCodeFacts } from './tax-code.ts';

const mario: TaxCodeFacts = { surname: 'Rossi', name: 'Mario', birthDate: '1985-12-10', sex: 'male', place: 'A562' };

// RSSMRA85T10A562S is the usual example for the rule (D.M. 23 December 1976); the rest is worked out by hand.
describe('doubts about a tax code', () => {
  it('has none about the examples of the rule', () => {
    expect(doubtsAbout('RSSMRA85T10A562S', mario)).toEqual([]);
    const giulia = { surname: 'Ferraro', name: 'Giulia', birthDate: '1984-03-12', sex: 'female', place: 'H501' };
    expect(doubtsAbout('FRRGLI84C52H501K', giulia)).toEqual([]);
  });
  it('reads small letters and spaces around', () => {
    expect(doubtsAbout(' rssmra85t10a562s ', mario)).toEqual([]);
  });
  it('finds a wrong check character', () => {
    expect(doubtsAbout('RSSMRA85T10A562T', mario)).toEqual(['check']);
  });
  it('finds what does not fit the person', () => {
    expect(doubtsAbout('RSSMRA85T10A562S', { ...mario, surname: 'Bianchi' })).toEqual(['surname']);
    expect(doubtsAbout('RSSMRA85T10A562S', { ...mario, name: 'Anna' })).toEqual(['name']);
    expect(doubtsAbout('RSSMRA85T10A562S', { ...mario, birthDate: '1985-12-11' })).toEqual(['birth']);
    expect(doubtsAbout('RSSMRA85T10A562S', { ...mario, sex: 'female' })).toEqual(['birth']);
    expect(doubtsAbout('RSSMRA85T10A562S', { ...mario, place: 'F205' })).toEqual(['place']);
  });
  it('says nothing of what is not known yet', () => {
    const nothing = { surname: '', name: ' ', birthDate: '', sex: '', place: undefined };
    expect(doubtsAbout('RSSMRA85T10A562S', nothing)).toEqual([]);
    expect(doubtsAbout('RSSMRA85T10A562', mario)).toEqual([]);
  });
  it('leaves the second of four consonants of a name out, and fills short names up', () => {
    const place = undefined;
    const names = (surname: string, name: string) =>
      doubtsAbout('XXXXXX85T10A562S', { ...mario, surname, name, place }).filter((doubt) => doubt !== 'check');
    // Francesco → FNC; Fo → FOX; Aldo → LDA
    expect(names('Fo', 'Francesco')).toEqual(['surname', 'name']);
    expect(doubtsAbout('FOXFNC85T10A562S', { ...mario, surname: 'Fo', name: 'Francesco' })).toEqual(['check']);
    expect(doubtsAbout('RSSLDA85T10A562S', { ...mario, name: 'Aldo' })).toEqual(['check']);
    expect(doubtsAbout('DNGMRA85T10A562S', { ...mario, surname: "D'Angelo" })).toEqual(['check']);
  });
  it('reads the letters that stand for digits in codes that would be given twice', () => {
    // The last digit of the place code, 2, written as N.
    expect(doubtsAbout('RSSMRA85T10A56NS', mario)).toEqual(['check']);
  });
});
