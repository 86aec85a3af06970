import { expect, test } from 'vitest';
import { linesOf } from './print.ts';
import type { Therapy } from './therapies.repository.ts';

const therapy: Therapy = {
  id_terapie: 1,
  id_paziente: 1,
  author_id: 1,
  id_farmaco_codifa: null,
  farmaco: { descrizione_breve: 'Metotrexato', somministrazione: 'orale' },
  tipo_terapia: 1,
  terapie_stato: 1,
  quantita_farmaceutica: '10 mg',
  frequenza_farmaceutica: 'Una volta alla settimana',
  data_inizio: '2026-01-12',
  data_fine: null,
  id_diagnosi: 3,
  id_prescrittore: null,
  prescrittore: 'Elena Bianchi',
  note: '',
  orari: [{ ora: '09:00', quantita: 2.5 }],
  giorni: [1],
  confezione: null,
  interazioni_accettate: null,
  id_livello_confidenzialita: 6,
  deleted_at: null,
};

const record = {
  diagnoses: new Map([[3, 'Artrite reumatoide']]),
  levels: [{ id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' }],
};

test('a therapy on paper says in words what it holds, and leaves out what it does not', () => {
  expect(linesOf(therapy, record)).toEqual([
    'Somministrazione: orale',
    'Dose: 10 mg',
    'Frequenza: Una volta alla settimana',
    'Orari: 09:00 (2,5); lunedì',
    'Dal: 12/01/2026',
    'Medico: Elena Bianchi',
    'Diagnosi: Artrite reumatoide',
    'Confidenzialità: Strettamente riservato',
  ]);
});

test('of a forbidden drug the reason comes first', () => {
  const lines = linesOf({ ...therapy, tipo_terapia: 0, note: 'Orticaria', data_fine: '2026-02-01' }, record);
  expect(lines[0]).toBe('Motivo: Orticaria');
  expect(lines).toContain('Periodo: dal 12/01/2026 al 01/02/2026');
});
