import { expect, it } from 'vitest';
import { medicineName } from '../../shared/drugs/medicine-name.ts';
import { pickParts, type ReducedCard } from '../../shared/emergency/stored-card.ts';
import { cardText } from './card-text.ts';

const unknown = { sostanza: null, codice_atc: null };

const card = {
  aggiornata: '2026-03-21T11:00:00.000Z',
  identita: { nome: 'Giulia', cognome: 'Ferraro', nascita: '1948-05-12', sesso: 'female', codice_fiscale: null },
  gruppo: 'A +',
  allergie: [
    { nome: 'Penicillina', tipo: 'Allergia', sospetta: false },
    { nome: 'Noci', tipo: 'Intolleranza', sospetta: true },
  ],
  farmaci_vietati: [],
  contatti: [{ nome: 'Marco', telefono: '+39 333 1234567' }],
} as const satisfies ReducedCard;

it('uses bilingual labels', () => {
  expect(cardText(card)).toBe(
    [
      'EMERGENZA/EMERGENCY 2026-03-21',
      'Giulia Ferraro F',
      'NATO/BORN: 1948-05-12',
      'SANGUE/BLOOD: A+',
      'ALLERGIE/ALLERGIES: Penicillina; Noci (?)',
      'FARMACI VIETATI/FORBIDDEN DRUGS: nessuna nota/none known',
      'CHIAMARE/CALL: Marco +39 333 1234567',
    ].join('\n'),
  );
  expect(cardText({ aggiornata: card.aggiornata })).toBe('EMERGENZA/EMERGENCY 2026-03-21');
});

it('adds the substance to a brand name', () => {
  const inderal = {
    nome: 'Inderal',
    sostanza: { it: 'propranololo 40 mg', en: 'propranolol 40 mg' },
    codice_atc: 'C07AA05',
  };
  const taken = { ...inderal, dose: '1 compressa', frequenza: '', inizio: '2026-01-02', fine: null };
  expect(
    cardText({ aggiornata: card.aggiornata, farmaci_vietati: [{ ...inderal, motivo: '' }], terapie: [taken] }),
  ).toBe(
    'EMERGENZA/EMERGENCY 2026-03-21\nFARMACI VIETATI/FORBIDDEN DRUGS: Inderal — propranololo 40 mg\n' +
      'TERAPIE/MEDICATION: Inderal — propranololo 40 mg 1 compressa',
  );
  expect(medicineName(inderal, 'en')).toBe('Inderal — propranolol 40 mg');
  // A card saved by an older version, or a drug that is in no catalogue.
  expect(medicineName({ nome: 'Inderal' }, 'it')).toBe('Inderal');
  expect(medicineName({ ...inderal, sostanza: null }, 'it')).toBe('Inderal');
});

it('states the end of a therapy', () => {
  const amoxicillin = {
    nome: 'Amoxicillina',
    ...unknown,
    dose: '1 g',
    frequenza: '',
    inizio: '2026-01-02',
    fine: '2026-01-09',
  };
  const asthma = {
    nome: 'Salbutamolo',
    ...unknown,
    dose: '2 spruzzi',
    frequenza: '',
    inizio: '2024-05-03',
    fine: null,
  };
  expect(cardText({ aggiornata: card.aggiornata, terapie: [amoxicillin, asthma] })).toBe(
    'EMERGENZA/EMERGENCY 2026-03-21\nTERAPIE/MEDICATION: Amoxicillina 1 g (-> 2026-01-09); Salbutamolo 2 spruzzi',
  );
});

it('stays within the size of a readable code, counts omitted entries, and drops allergies last', () => {
  const long = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index} è così`);
  const text = cardText({
    ...card,
    terapie: long('Terapia', 20).map((nome) => ({
      nome,
      ...unknown,
      dose: '1 compressa',
      frequenza: '',
      inizio: '2026-03-01',
      fine: null,
    })),
    diagnosi: long('Diagnosi', 30),
  });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(600);
  expect(text).toContain('DIAGNOSI/CONDITIONS: +30');
  expect(text).toMatch(/TERAPIE\/MEDICATION: Terapia 0 è così 1 compressa; .*; \+\d+$/m);
  expect(text).toContain('Penicillina; Noci (?)');
  const tooLong = cardText({ ...card, diagnosi: ['x'.repeat(5000)] });
  expect(tooLong).toContain(`${'x'.repeat(59)}…`);
});

it('shortens a long name instead of the telephone number', () => {
  const long = 'Maria Antonietta Bernardini della Rovere Castiglioni Visconti';
  const text = cardText({
    ...card,
    allergie: [{ nome: `Allergia a ${long}`, tipo: 'Allergia', sospetta: true }],
    contatti: [{ nome: long, telefono: '+39 333 1234567' }],
    terapie: [
      { nome: long, ...unknown, dose: '1 compressa da 100 mg', frequenza: '', inizio: '2026-01-02', fine: null },
      {
        nome: 'Amoxicillina',
        ...unknown,
        dose: '1 compressa da 1 g',
        frequenza: '',
        inizio: '2026-01-02',
        fine: '2026-03-01',
      },
    ],
  });
  expect(text).toMatch(/CALL: Maria .*… \+39 333 1234567$/m);
  expect(text).toMatch(/ALLERGIES: Allergia a Maria .*… \(\?\)$/m);
  expect(text).toMatch(
    /MEDICATION: Maria .*… 1 compressa da 100 mg; Amoxicillina 1 compressa da 1 g \(-> 2026-03-01\)$/m,
  );
});

it('contains only the selected sections', () => {
  const answer = { ...card, terapie: [], diagnosi: ['Asma'], gravidanza: null, donatore: null };
  expect(pickParts(answer, ['gruppo', 'diagnosi'])).toEqual({
    aggiornata: card.aggiornata,
    gruppo: 'A +',
    diagnosi: ['Asma'],
  });
});
