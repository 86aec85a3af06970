import { expect, test } from 'vitest';
import { reactionReport } from '../../../test/reactions.ts';
import { toParts } from './print.ts';
import type { ReactionReport } from './reactions.kind.ts';

const report = {
  ...reactionReport(1, 3),
  id_reazione: 2,
  id_paziente: 1,
  farmaco: { descrizione_breve: 'Tachipirina', id_farmaco_codifa: 'farm-tachipirina' },
  data_inserimento: '2026-03-21',
  deleted_at: null,
} as ReactionReport;
const man = { paziente_nome: 'Ugo', paziente_cognome: 'Prova', paziente_nascita: '1970-01-02', paziente_sesso: 'male' };
const woman = { ...man, paziente_nome: 'Ada', paziente_sesso: 'female' };

test('prints seven parts, without questions for women if the patient is a man', () => {
  const parts = toParts({ report, person: man, medicines: new Map(), language: 'it' });
  expect(parts.map(([title]) => title)).toEqual([
    'Informazioni paziente',
    'Reazione al farmaco',
    'Altri dettagli',
    'Assunzione',
    'Informazioni passate',
    'Operatore sanitario',
    'Scheda paziente',
  ]);
  expect(parts[0]?.[1]).toEqual([
    'Paziente: Ugo Prova',
    'Data di nascita: 02/01/1970',
    'Sesso: Maschio',
    'Struttura di farmacovigilanza: Centro Regionale di Farmacovigilanza, Lazio',
  ]);
  expect(parts[4]?.[1]).toEqual([
    'Già usato in passato: No',
    'Altri farmaci: Nessuno',
    'Altre malattie: Rinite allergica',
  ]);
});

test('prints whether a woman was pregnant, whatever she answered', () => {
  const pregnancyFacts = (pregnancy: ReactionReport['pregnancy']) =>
    toParts({
      report: { ...report, pregnancy, nursing_mother: 'no' },
      person: woman,
      medicines: new Map(),
      language: 'it',
    })[0]?.[1].slice(3, 5);
  expect(pregnancyFacts(null)).toEqual(['Gravidanza: No', 'Allattamento: No']);
  expect(pregnancyFacts('2° Trimestre')).toEqual(['Gravidanza: 2° Trimestre', 'Allattamento: No']);
});

test('prints the answers given at the time, even if the recorded sex changed since', () => {
  const saysPregnancy = (answers: Partial<ReactionReport>, person: typeof man) =>
    toParts({ report: { ...report, ...answers }, person, medicines: new Map(), language: 'it' })[0]?.[1].find((line) =>
      line.startsWith('Gravidanza'),
    );
  expect(saysPregnancy({ pregnancy: null, nursing_mother: null }, woman)).toBeUndefined();
  expect(saysPregnancy({ pregnancy: null, nursing_mother: 'no' }, man)).toBe('Gravidanza: No');
  expect(saysPregnancy({ pregnancy: '2° Trimestre', nursing_mother: 'no' }, man)).toBe('Gravidanza: 2° Trimestre');
});

test('translates everything but user text and names of centres and medicines', () => {
  const printed = { report: { ...report, pregnancy: '1° Trimestre', nursing_mother: 'si' } as ReactionReport };
  const parts = toParts({ ...printed, person: woman, medicines: new Map(), language: 'en' });
  expect(parts.map(([title]) => title)).toEqual([
    'Patient information',
    'Reaction to the medicine',
    'Other details',
    'How it was taken',
    'Past information',
    'Care provider',
    'Patient card',
  ]);
  expect(parts[0]?.[1].slice(1, 5)).toEqual([
    'Date of birth: 2 Jan 1970',
    'Sex: Female',
    'Pregnancy: 1st trimester',
    'Breastfeeding: Yes',
  ]);
  expect(parts[1]?.[1]).toEqual(expect.arrayContaining(['Severity: Not serious', 'How the reaction is now: Improved']));
});
