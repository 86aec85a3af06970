import { expect, test } from 'vitest';
import { createCalendar } from './calendar.ts';
import type { Therapy } from './therapies.kind.ts';

const therapy: Therapy = {
  id_terapie: 3,
  id_paziente: 1,
  author_id: 1,
  id_farmaco_codifa: null,
  farmaco: { descrizione_breve: 'Ramipril, 5 mg; compresse', somministrazione: 'orale' },
  tipo_terapia: 1,
  terapie_stato: 1,
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: 'Una volta al giorno',
  data_inizio: '2026-01-12',
  data_fine: null,
  id_diagnosi: null,
  id_prescrittore: null,
  prescrittore: 'Elena Bianchi',
  note: 'Per il cuore',
  orari: [{ ora: '08:00', quantita: 0.5 }],
  giorni: [],
  confezione: null,
  interazioni_accettate: null,
  id_livello_confidenzialita: 6,
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};

const options = {
  today: '2026-03-21',
  at: Date.UTC(2026, 2, 21, 11),
  named: false,
  medicines: new Map(),
  language: 'it',
} as const;
const lines = (change: Partial<Therapy> = {}, more: object = {}) =>
  createCalendar([{ ...therapy, ...change }], { ...options, ...more }).split('\r\n');

// RFC 5545 sections 3.6.1, 3.6.6, 3.8.2.4 (form 1, local time), 3.8.5.3.
test('creates a daily event in local time with an alarm for a daily dose', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:terapia-3-0800@libretto',
      'DTSTAMP:20260321T110000Z',
      'DTSTART:20260321T080000',
      'RRULE:FREQ=DAILY',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Promemoria di Libretto',
      'END:VALARM',
      'END:VCALENDAR',
    ]),
  );
});

test('contains no clinical data by default', () => {
  expect(lines().join(' ')).not.toMatch(/ramipril|compress|cuore|bianchi|giorno/i);
});

test('contains the escaped name and the amount on request', () => {
  const named = lines({}, { named: true });
  expect(named).toContain('SUMMARY:Ramipril\\, 5 mg\\; compresse');
  expect(named).toContain('DESCRIPTION:Quantità: 0\\,5');
});

test('starts on the first selected weekday and ends with the therapy', () => {
  const weekly = lines({ giorni: [1, 4], data_fine: '2026-12-31' });
  expect(weekly).toContain('DTSTART:20260323T080000');
  expect(weekly).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261231T080000;BYDAY=MO,TH');
});

test('starts on the first day of a future therapy', () => {
  expect(lines({ data_inizio: '2026-04-01' })).toContain('DTSTART:20260401T080000');
});

test.each([
  ['over', { data_fine: '2026-03-20' }],
  ['concluded', { tipo_terapia: 2 as const }],
  ['forbidden', { tipo_terapia: 0 as const }],
  ['without times', { orari: [] }],
  ['over before its next day', { giorni: [1], data_fine: '2026-03-22' }],
])('omits a therapy that is %s', (_, change) => {
  expect(lines(change)).not.toContain('BEGIN:VEVENT');
});
