import { describe, expect, test } from 'vitest';
import { document } from './document.ts';
import { Validation } from './validation.ts';

const check = new Validation(document).body({
  type: 'array',
  uniqueItems: true,
  items: { type: ['integer', 'object'] },
});

test.each([
  [[1, 2], []],
  [[], []],
  [[1, 2, 1], ['uniqueItems']],
  [[{ a: 1 }, { a: 1 }], ['uniqueItems']],
])('%j is %j', (value, codes) => {
  expect(check(value).map(({ code }) => code)).toEqual(codes);
});

test.each(['{"toString":1}', '{"valueOf":null}', '{"constructor":0}'])('%s is compared without being asked', (text) => {
  const odd = JSON.parse(text);
  expect(check([odd, odd]).map(({ code }) => code)).toEqual(['uniqueItems']);
  expect(check([odd, { ...odd, other: 1 }])).toEqual([]);
});

describe('the variants of a body', () => {
  const validation = new Validation(document);
  const check = (name: string) => validation.body({ $ref: `#/components/schemas/${name}` });
  const visit = { visita_motivazione: 'a', visita_osservazioni: 'b', visita_conclusioni: 'c' };
  const file = { file_nome: 'a.pdf', file_type: '', type: 'documento', id_livello_confidenzialita: 1 };
  const exam = { indagine_tipologia: 'RX', indagine_stato: '1', id_livello_confidenzialita: 1 };
  const card = { id_paziente: 1, id_update: 1, status: 'update' };
  const personal = {
    page: 'dati_personali',
    paziente_nome: 'Anna',
    paziente_cognome: 'Rossi',
    paziente_codfiscale: 'RSSNNA80E41A944Q',
    paziente_sesso: 'female',
    user: {
      contact_detail: {
        comune_nascita: '',
        comune_residenza: '',
        contatto_indirizzo: '',
        contatto_telefono: '051 1234567',
      },
    },
  };
  const share = { etichetta: 'a', contenuti: ['pdf'], ore_di_validita: 1 };
  const sheet = { voci: [], motivo: '', domande: [] };

  test.each([
    ['VisitSave', { ...visit, visita_data: '2026-03-02' }],
    ['VisitSave', { deleted_at: null }],
    ['FileCreate', { ...file, file: 'data:,', data_rilievo: '2026-03-02' }],
    ['FileCreate', { ...file, id_caricamento: 1, created_at: '2026-03-02', data_rilievo: '2026-03-02' }],
    ['ExamSave', { ...exam, id_indagine: 0 }],
    ['ExamSave', exam],
    ['ExamSave', { indagine_motivo: 'x' }],
    ['ExamSave', { id_indagine: 7, deleted_at: null }],
    ['PatientUpdate', { ...card, page: 'informazioni_mediche' }],
    ['PatientUpdate', { ...card, ...personal, paziente_nascita: '1980-05-01' }],
    ['ShareSave', { ...share, aree: ['allergies'], id_livello_confidenzialita: 1 }],
    ['ShareSave', { ...share, visita: { ...sheet, id_cpp: 1 } }],
    ['ReadingSave', { data_rilevazione: '2026-03-02', fonte: 'manuale', parametro_peso: 70 }],
  ])('%s accepts %j', (name, body) => {
    expect(check(name)(body)).toEqual([]);
  });

  test.each([
    [
      'VisitSave',
      { visita_data: '2026-03-02' },
      ['/visita_motivazione', '/visita_osservazioni', '/visita_conclusioni'],
    ],
    ['VisitSave', { ...visit, visita_data: 'ieri' }, ['/visita_data']],
    ['VisitSave', { ...visit, visita_data: '2026-03-02', visita_conclusioni: 1 }, ['/visita_conclusioni']],
    ['FileCreate', { ...file, file: 'data:,' }, ['/data_rilievo']],
    ['FileCreate', { ...file, file: 'data:,', id_indagine: 1 }, ['/created_at']],
    ['FileCreate', { ...file, data_rilievo: '2026-03-02' }, ['/file']],
    ['FileCreate', { ...file, file: 'data:,', id_caricamento: 1, data_rilievo: '2026-03-02' }, ['/id_caricamento']],
    ['ExamSave', { id_indagine: 0, indagine_tipologia: 'RX' }, ['/indagine_stato', '/id_livello_confidenzialita']],
    ['ExamSave', { ...exam, id_indagine: 0, indagine_stato: '9' }, ['/indagine_stato']],
    [
      'EmergencyContactSave',
      { id_contatto: 0, id_contatto_tipologia: 10, contatto_nominativo: 'Anna', contatto_telefono: '0511234567' },
      ['/id_livello_confidenzialita'],
    ],
    ['PatientUpdate', { ...card, page: 'recapiti' }, ['/user']],
    ['PatientUpdate', { ...card, ...personal, paziente_nascita: 'ieri' }, ['/paziente_nascita']],
    [
      'PatientUpdate',
      { ...card, ...personal, paziente_sesso: 'x', paziente_nascita: 1 },
      ['/paziente_nascita', '/paziente_sesso'],
    ],
    ['PatientUpdate', { ...card, page: 'altro' }, ['/page']],
    ['ShareSave', share, ['/visita']],
    ['ShareSave', { ...share, visita: sheet }, ['/visita/id_livello_confidenzialita']],
    ['ShareSave', { ...share, visita: { ...sheet, id_cpp: 'x' } }, ['/visita/id_cpp']],
    ['ReadingSave', { parametro_peso: 70 }, ['/data_rilevazione', '/fonte']],
    [
      'PregnancySave',
      { eta: 5, inizio_gravidanza: null, fine_gravidanza: null, esito: null, sesso_bambino: null, note_gravidanza: '' },
      ['/eta'],
    ],
  ])('%s refuses %j because of %j', (name, body, paths) => {
    expect(check(name)(body).map(({ path }) => path)).toEqual(paths);
  });

  test('an invalid body always has an error', () => {
    // Two unions whose variants all contradict the body.
    expect(
      check('FileCreate')({ ...file, file: 1, id_caricamento: 'x', data_rilievo: 2, id_indagine: 'y' }),
    ).not.toEqual([]);
    expect(check('ShareSave')({ ...share, visita: 1, aree: 'x', id_livello_confidenzialita: 'y' })).not.toEqual([]);
  });
});
