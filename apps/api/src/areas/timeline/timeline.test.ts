import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

const day = 86_400_000;

interface Entry {
  tipo: string;
  id_record: number;
  data: string;
  titolo: string;
}

onBothDatabases('timeline', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const call = async (method: string, url: string, body?: object) => {
    const answer = await server.call(method, url, { token: person.token, ...(body && { body }) });
    expect(answer.status, `${method} ${url}`).toBe(200);
    return answer.body;
  };
  const visit = async (visita_data: string, visita_motivazione: string, visita_osservazioni = 'Pressione alta.') => {
    const words = { visita_motivazione, visita_osservazioni, visita_conclusioni: 'Riposo.' };
    return (await call('POST', '/api/salva/visite/0', { visita_data, ...words })).id_visita;
  };
  const exam = async (indagine_tipologia: string, more: object = {}) => {
    const body = { indagine_tipologia, indagine_stato: '0', id_livello_confidenzialita: 6, ...more };
    return (await call('POST', '/api/salva/esami/0', body)).id_indagine;
  };
  const reading = async (data_rilevazione: string) =>
    (
      await call('POST', '/api/salva/tbl_parametri_vitalis/0', {
        data_rilevazione,
        parametro_peso: 70,
        fonte: 'manuale',
      })
    ).id_rilevazione;
  const timeline = (query = '') => call('GET', `/api/cronologia/${person.id_paziente}${query}`);
  const titles = (entries: Entry[]) => entries.map(({ data, tipo, titolo }) => `${data} ${tipo} ${titolo}`.trim());
  const search = async (text: string) => call('POST', '/api/cerca', { search: text });
  const trash = () => call('GET', `/api/cestino/${person.id_paziente}`);

  test('lists all kinds by day, newest first', async () => {
    await visit('2026-03-10', 'Controllo');
    await exam('Emocromo', { indagine_data_display: '2026-03-12' });
    await exam('Ecografia');
    await reading('2026-03-11');
    const { data, dopo } = await timeline();
    expect(titles(data)).toEqual([
      '2026-03-21 exam Ecografia',
      '2026-03-12 exam Emocromo',
      '2026-03-11 reading',
      '2026-03-10 visit Controllo',
    ]);
    expect(data[2].rilevazione).toMatchObject({ parametro_peso: 70 });
    expect(dopo).toBeNull();
    expect(titles((await timeline('?tipo=visit')).data)).toEqual(['2026-03-10 visit Controllo']);
  });

  test('pages without repeats and gaps, also within one day', async () => {
    const expected = new Set<string>();
    for (let i = 0; i < 40; i++) {
      expected.add(`visit ${await visit('2026-03-10', `Visita ${i}`)}`);
      expected.add(`exam ${await exam(`Esame ${i}`, { indagine_data_display: '2026-03-10' })}`);
      expected.add(`reading ${await reading(i % 2 ? '2026-03-09' : '2026-03-10')}`);
    }
    const found: string[] = [];
    let query = '';
    for (let page = 0; page < 4; page++) {
      const { data, dopo } = await timeline(query);
      found.push(...data.map(({ tipo, id_record }: Entry) => `${tipo} ${id_record}`));
      expect(dopo === null).toBe(page === 3);
      query = `?dopo=${dopo}`;
    }
    expect(found).toHaveLength(120);
    expect(new Set(found)).toEqual(expected);
  });

  test('accepts the maximum ID in a cursor', async () => {
    await visit('2026-03-10', 'Controllo');
    const { data } = await timeline('?dopo=2026-03-10.visit.9999999999');
    expect(titles(data)).toEqual(['2026-03-10 visit Controllo']);
  });

  test('rejects a cursor of an unknown kind', async () => {
    const path = `/api/cronologia/${person.id_paziente}?dopo=2026-03-10.link.7`;
    expect(await server.call('GET', path, { token: person.token })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/dopo', code: 'unknown' }] },
    });
  });

  test('excludes deleted records and those of other patients', async () => {
    await call('DELETE', `/api/visite/${await visit('2026-03-10', 'Cancellata')}`);
    const other = await server.person();
    const token = other.token;
    const words = { visita_motivazione: 'Altrui', visita_osservazioni: 'x', visita_conclusioni: 'y' };
    await server.call('POST', '/api/salva/visite/0', { token, body: { visita_data: '2026-03-10', ...words } });
    expect((await timeline()).data).toEqual([]);
    expect(await search('altrui')).toEqual({ data: [], totale: 0, gruppi: [] });
    expect(await search('cancellata')).toEqual({ data: [], totale: 0, gruppi: [] });
  });

  test('marks excluded, forbidden and future entries', async () => {
    const details = { diagnosi_patologia: 'Pollini', diagnosiDetails: { careprovider: 'Vera Rossi' } };
    await call('POST', '/api/salva/diagnosi/0', { ...details, tipo_diagnosi: 'Allergia', diagnosi_stato: '2' });
    await exam('Holter', { indagine_stato: '1' });
    const drug = { farmaco: { descrizione_breve: 'Zefiro', somministrazione: 'orale' }, prescrittore: 'Vera Rossi' };
    const forbidden = { tipo_terapia: 0, data_inizio: '2026-03-01', note: 'Orticaria' };
    await call('POST', '/api/farmaci', { id_terapie: 0, status: 'add', ...drug, ...forbidden });
    const { data } = await timeline();
    const states = data.map(({ tipo, stato, tipo_diagnosi }: Record<string, string>) => [tipo, stato, tipo_diagnosi]);
    expect(states).toEqual([
      ['exam', '1', undefined],
      ['diagnosis', '2', 'Allergia'],
      ['therapy', '0', undefined],
    ]);
    // The dose that it had as a therapy is left out.
    expect(data[2].testo).toBe('Vera Rossi · Orticaria');
    expect(titles((await search('allergia')).data)).toEqual(['2026-03-21 diagnosis Pollini']);
    expect((await search('diagnosi')).totale).toBe(0);
  });

  test('shows attachments only with their exam, at its level', async () => {
    const id_indagine = await exam('Holter', { id_livello_confidenzialita: 5 });
    const file = { file: 'data:text/plain;base64,YQ==', file_nome: 'Tracciato.txt', file_type: 'text/plain' };
    const fileFields = { type: 'documento', created_at: '2026-03-10', id_livello_confidenzialita: 1 };
    await call('POST', '/api/files', { ...file, ...fileFields, id_indagine });
    await call('POST', '/api/files', { ...file, ...fileFields, file_nome: 'Sola.txt' });
    const files = async () => (await timeline('?tipo=file')).data;
    const levels = (await files()).map((row: Record<string, unknown>) => [row.titolo, row.id_livello_confidenzialita]);
    expect(levels).toEqual([
      ['Sola.txt', 1],
      ['Tracciato.txt', 5],
    ]);
    await call('POST', `/api/salva/esami/${id_indagine}`, { indagine_stato: '3' });
    expect(titles(await files())).toEqual(['2026-03-10 file Sola.txt']);
    expect((await search('tracciato')).totale).toBe(0);
    await call('POST', `/api/salva/esami/${id_indagine}`, { deleted_at: null });
    expect((await search('tracciato')).totale).toBe(1);
  });

  test('folds the attachments of an exam on its day into it, unless files are asked for', async () => {
    const id_indagine = await exam('Esami del sangue', { indagine_data_display: '2026-03-10' });
    const text = { file: 'data:text/plain;base64,YQ==', file_type: 'text/plain', type: 'documento' };
    const add = (file_nome: string, created_at: string, more: object = {}) =>
      call('POST', '/api/files', { ...text, file_nome, created_at, id_livello_confidenzialita: 6, ...more });
    await add('Referto.txt', '2026-03-10', { id_indagine });
    await add('Dopo.txt', '2026-03-12', { id_indagine });
    await add('Altro.txt', '2026-03-10');
    const { data } = await timeline();
    expect(titles(data)).toEqual([
      '2026-03-12 file Dopo.txt',
      '2026-03-10 exam Esami del sangue',
      '2026-03-10 file Altro.txt',
    ]);
    expect(data[1].allegati).toEqual({ numero: 1, foto: 0 });
    expect(data[0].allegati).toBeUndefined();
    expect(titles((await timeline('?tipo=file')).data)).toContain('2026-03-10 file Referto.txt');
    const { data: exams } = await timeline('?tipo=exam');
    expect(exams[0].allegati).toEqual({ numero: 1, foto: 0 });
    expect((await search('referto')).totale).toBe(1);
  });

  test('images count as photos of their exam', async () => {
    const id_indagine = await exam('ECG');
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const image = { file: `data:image/png;base64,${png}`, file_type: 'image/png', type: 'foto', id_indagine };
    const add = (file_nome: string) =>
      call('POST', '/api/files', { ...image, file_nome, created_at: '2026-03-21', id_livello_confidenzialita: 6 });
    await add('Uno.png');
    await add('Due.png');
    const { data } = await timeline();
    expect(titles(data)).toEqual(['2026-03-21 exam ECG']);
    expect(data[0].allegati).toEqual({ numero: 2, foto: 2 });
  });

  test('searches by words in any order, ignoring case and accents', async () => {
    await visit('2026-03-10', 'È tornata la cefalea');
    await exam('Risonanza magnetica', { indagine_motivo: 'Cefalea con aura' });
    expect(titles((await search('CEFALÉA')).data)).toEqual([
      '2026-03-10 visit È tornata la cefalea',
      '2026-03-21 exam Risonanza magnetica',
    ]);
    expect((await search('aura risonanza')).totale).toBe(1);
    expect((await search('pressione cefalea')).totale).toBe(1);
    expect((await search('emorragia')).totale).toBe(0);
    const short = await server.call('POST', '/api/cerca', { token: person.token, body: { search: 'c' } });
    expect(short.status).toBe(422);
  });

  test('finds dates as they are written in Italian and English', async () => {
    await visit('2025-11-21', 'Controllo');
    await visit('2025-11-03', 'Pressione');
    await visit('2024-11-21', 'Anno prima');
    await reading('2025-11-21');
    const found = async (text: string) => titles((await search(text)).data);
    const day = ['2025-11-21 visit Controllo', '2025-11-21 reading'];
    for (const text of [
      '21/11/2025',
      '21 novembre 2025',
      '2025-11-21',
      '21.11.25',
      'November 21, 2025',
      '21st Nov 2025',
    ])
      expect(await found(text), text).toEqual(day);
    expect(await found('21 novembre')).toEqual([...day, '2024-11-21 visit Anno prima']);
    expect(await found('nov 2025')).toEqual([...day, '2025-11-03 visit Pressione']);
    expect(await found('controllo novembre')).toEqual(['2025-11-21 visit Controllo']);
    expect(await found('22/11/2025')).toEqual([]);
  });

  test('finds medicines by their substance, and those with the substance of a brand', async () => {
    const add = (descrizione_breve: string, id_farmaco_codifa: string, more: object = {}) =>
      call('POST', '/api/farmaci', {
        ...{ id_terapie: 0, status: 'add', tipo_terapia: 1, data_inizio: '2026-03-01', prescrittore: 'Vera Rossi' },
        ...{ farmaco: { descrizione_breve, somministrazione: 'orale' }, frequenza_farmaceutica: 'Una volta al giorno' },
        ...{ quantita_farmaceutica: '1 compressa', id_farmaco_codifa, ...more },
      });
    await add('Tachipirina', 'farm-tachipirina');
    await add('Efferalgan', 'farm-efferalgan', { tipo_terapia: 2, data_fine: '2026-03-10' });
    await add('Brufen', 'farm-brufen');
    const found = async (text: string) => titles((await search(text)).data).map((line) => line.split(' ')[2]);
    expect(await found('paracetamolo')).toEqual(['Efferalgan', 'Tachipirina']);
    expect(await found('paracetamol')).toEqual(['Efferalgan', 'Tachipirina']);
    expect(await found('tachipirina')).toEqual(['Tachipirina', 'Efferalgan']);
    const { data } = await search('ibuprofene');
    const testo = '1 compressa · Una volta al giorno · Vera Rossi';
    expect(data).toMatchObject([{ titolo: 'Brufen', testo, sostanza: { it: 'ibuprofene', en: 'ibuprofen' } }]);
  });

  test('finds medicines by the group that an allergy is about, also with a typo, and says so', async () => {
    await visit('2026-03-10', 'Allergia alla penicillina');
    await call('POST', '/api/farmaci', {
      ...{ id_terapie: 0, status: 'add', tipo_terapia: 0, data_inizio: '2026-03-01', prescrittore: 'Vera Rossi' },
      ...{ farmaco: { descrizione_breve: 'Augmentin', somministrazione: 'orale' }, frequenza_farmaceutica: '' },
      ...{ quantita_farmaceutica: '', id_farmaco_codifa: 'farm-augmentin', note: 'Orticaria' },
    });
    const gruppo = { it: 'le penicilline', en: 'penicillins' };
    for (const text of ['penicilina', 'penicillina']) {
      const { data } = await search(text);
      expect(data, text).toMatchObject([{ tipo: 'visit' }, { titolo: 'Augmentin', stato: '0', gruppo }]);
      expect(data[0]).not.toHaveProperty('gruppo');
    }
    const own = await search('augmentin');
    expect(own.data).toHaveLength(1);
    expect(own.data[0]).not.toHaveProperty('gruppo');
    expect((await search('macrolidi')).totale).toBe(0);
  });

  test('finds exams and medicines by everyday words that they do not contain', async () => {
    await exam('TSH', { indagine_categoria: 'LA', indagine_data_display: '2026-03-10' });
    await exam('Esame delle urine', { indagine_categoria: 'LA', indagine_data_display: '2026-03-11' });
    await exam('Elettrocardiogramma', { indagine_categoria: 'SS', indagine_data_display: '2026-03-12' });
    await call('POST', '/api/farmaci', {
      ...{ id_terapie: 0, status: 'add', tipo_terapia: 0, data_inizio: '2026-03-01', prescrittore: 'Vera Rossi' },
      ...{ farmaco: { descrizione_breve: 'Augmentin', somministrazione: 'orale' }, frequenza_farmaceutica: '' },
      ...{ quantita_farmaceutica: '', id_farmaco_codifa: 'farm-augmentin', note: 'Orticaria' },
    });
    const found = async (text: string) => titles((await search(text)).data).map((line) => line.slice(11));
    expect(await found('esami del sangue')).toEqual(['exam TSH']);
    expect(await found('blood test')).toEqual(['exam TSH']);
    expect(await found('cuore')).toEqual(['exam Elettrocardiogramma']);
    expect(await found('antibiotici')).toEqual(['therapy Augmentin']);
    await call('POST', '/api/salva/diagnosi/0', {
      ...{ diagnosi_patologia: 'Lattosio', diagnosiDetails: { careprovider: 'Vera Rossi' } },
      ...{ tipo_diagnosi: 'Intolleranza', diagnosi_stato: '0' },
    });
    expect((await search('allergie')).data).toEqual([expect.objectContaining({ titolo: 'Lattosio' })]);
    for (const diagnosi_patologia of ['Emicrania', 'Ipertensione arteriosa', 'Ipertensione polmonare']) {
      await call('POST', '/api/salva/diagnosi/0', {
        ...{ diagnosi_patologia, diagnosiDetails: { careprovider: 'Vera Rossi' } },
        ...{ tipo_diagnosi: 'Diagnosi', diagnosi_stato: '0' },
      });
    }
    const names = async (text: string) => (await search(text)).data.map(({ titolo }: { titolo: string }) => titolo);
    expect(await names('mal di testa')).toEqual(['Emicrania']);
    expect(await names('headache')).toEqual(['Emicrania']);
    expect(await names('pressione alta')).toEqual(['Ipertensione arteriosa']);
  });

  test('finds habits in the words of a visit', async () => {
    await visit('2026-03-10', 'Controllo', 'Fuma dieci sigarette al giorno.');
    await visit('2026-03-11', 'Ginocchio', 'Gonfio.');
    for (const words of ['fumo', 'fumatore', 'smoking']) {
      expect([words, titles((await search(words)).data)]).toEqual([words, ['2026-03-10 visit Controllo']]);
    }
  });

  test('finds as many entries of one kind as it counts', async () => {
    await visit('2026-03-10', 'Mal di testa');
    await exam('Ecografia', { indagine_motivo: 'Mal di pancia che resta' });
    const found = await search('mal di testa');
    expect(found).toMatchObject({ totale: 1, gruppi: [{ tipo: 'visit', totale: 1 }] });
    expect(await call('POST', '/api/cerca', { search: 'mal di testa', tipo: 'exam' })).toMatchObject({ totale: 0 });
  });

  test('tolerates one typo, after exact words and beginnings of words', async () => {
    await visit('2026-03-12', 'Penicilina sospesa');
    await visit('2026-03-10', 'Allergia alla penicillina');
    const found = async (text: string) => titles((await search(text)).data).map((line) => line.slice(17));
    const both = ['Allergia alla penicillina', 'Penicilina sospesa'];
    expect(await found('penicillina')).toEqual(both);
    expect(await found('penicillna')).toHaveLength(2);
    expect(await found('pencillina')).toEqual(['Allergia alla penicillina']);
    expect(await found('pnicillina')).toEqual(['Allergia alla penicillina']);
    expect(await found('penicill')).toEqual(both);
    expect(await found('pneicillian')).toEqual([]);
  });

  test.each([
    ['a typo', 'penicilina'],
    ['the word', 'penicillina'],
    ['a beginning', 'penicill'],
  ])('puts a title with %s before a newer text', async (_, words) => {
    await visit('2026-03-10', 'Allergia alla penicillina');
    await visit('2026-03-14', 'Controllo', 'Da bambino reazione alla penicillina, poi nessuna.');
    const { data } = await search(words);
    expect(titles(data)).toEqual(['2026-03-10 visit Allergia alla penicillina', '2026-03-14 visit Controllo']);
  });

  test('puts an exam with an English title before a newer reading of the blood pressure', async () => {
    await exam('Glicemia', { indagine_data_display: '2026-03-10' });
    await call('POST', '/api/salva/tbl_parametri_vitalis/0', {
      ...{ data_rilevazione: '2026-03-14', parametro_pressione_max: 122, parametro_pressione_min: 78 },
      fonte: 'manuale',
    });
    const { data } = await search('blood');
    expect(data.map(({ tipo }: Entry) => tipo)).toEqual(['exam', 'reading']);
  });

  test('finds readings by what was measured', async () => {
    await call('POST', '/api/salva/tbl_parametri_vitalis/0', {
      ...{ data_rilevazione: '2026-03-10', parametro_pressione_max: 122, parametro_pressione_min: 78 },
      fonte: 'manuale',
    });
    await reading('2026-03-11');
    expect(titles((await search('pressione 122/78')).data)).toEqual(['2026-03-10 reading']);
    expect(titles((await search('weight')).data)).toEqual(['2026-03-11 reading']);
  });

  test('counts the readings of a measure without those of another with a similar name', async () => {
    await reading('2026-03-11');
    await call('POST', '/api/salva/tbl_parametri_vitalis/0', {
      ...{ data_rilevazione: '2026-03-12', parametro_altezza: 168, fonte: 'manuale' },
    });
    expect(await search('weight')).toMatchObject({ totale: 1, gruppi: [{ tipo: 'reading', totale: 1 }] });
    expect(titles((await search('heigth')).data)).toEqual(['2026-03-12 reading']);
  });

  test('counts each kind and limits the entries of each, or to one kind', async () => {
    for (const day of ['01', '02', '03']) await visit(`2026-03-${day}`, 'Cefalea');
    await exam('Risonanza', { indagine_motivo: 'Cefalea' });
    const found = (more: object) => call('POST', '/api/cerca', { search: 'cefalea', ...more });
    const gruppi = [
      { tipo: 'visit', totale: 3 },
      { tipo: 'exam', totale: 1 },
    ];
    const few = await found({ per_tipo: 2 });
    expect(few).toMatchObject({ totale: 4, gruppi });
    expect(titles(few.data)).toEqual([
      '2026-03-03 visit Cefalea',
      '2026-03-02 visit Cefalea',
      '2026-03-21 exam Risonanza',
    ]);
    expect(await found({ tipo: 'visit' })).toMatchObject({ totale: 3, gruppi: [{ tipo: 'visit', totale: 3 }] });
  });

  test('searches records without a date: doctors, contacts, links, and people and places of exams', async () => {
    const { id_cpp } = await makeDoctor(server);
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 1, visibility: 2 });
    const contact = { id_contatto_tipologia: 0, contatto_telefono: '+393331112222', id_livello_confidenzialita: 4 };
    await call('POST', '/api/salva/contattialtro/0', { ...contact, contatto_nominativo: 'Paola Rossi' });
    await call('POST', '/api/linkPersonale', { name: 'Studio Rossi', link: 'rossi.example', descrizione: 'Orari' });
    await exam('Holter', { careprovider: 'Vera Rossi', altro_centro: 'Clinica San Rocco', indagine_motivo: 'Polso' });
    const found = await search('rossi');
    expect(titles(found.data)).toEqual([
      'null doctor Vera Rossi',
      'null contact Paola Rossi',
      'null link Studio Rossi',
      '2026-03-21 exam Holter',
    ]);
    expect(found.totale).toBe(4);
    expect(found.data[3].testo).toBe('Polso · Vera Rossi · Clinica San Rocco');
    expect((await search('san rocco')).totale).toBe(1);
    person = await server.person();
    expect(await search('rossi')).toEqual({ data: [], totale: 0, gruppi: [] });
  });

  test('keeps a deleted reading in the trash with its values', async () => {
    const id = await reading('2026-03-11');
    await call('DELETE', `/api/rilevazioni/${id}`);
    expect(await trash()).toMatchObject([{ tipo: 'reading', id_record: id, rilevazione: { parametro_peso: 70 } }]);
  });

  test('keeps deleted records in the trash for 30 days, last deleted first', async () => {
    const id = await visit('2026-03-10', 'Controllo');
    const contact = {
      id_contatto_tipologia: 10,
      contatto_nominativo: 'Anna Bianchi',
      contatto_telefono: '+393331112222',
      id_livello_confidenzialita: 4,
    };
    const { id_contatto } = await call('POST', '/api/salva/contattiemergenza/0', contact);
    await call('DELETE', `/api/visite/${id}`);
    now += 60_000;
    await call('POST', `/api/salva/contattiemergenza/${id_contatto}`, { ...contact, id_contatto_tipologia: -1 });
    const listed = await trash();
    expect(listed).toEqual([
      {
        tipo: 'contact',
        id_record: id_contatto,
        titolo: 'Anna Bianchi',
        data: null,
        eliminato_il: '2026-03-21T11:01:00.000Z',
        ripristinabile_fino: '2026-04-20T11:01:00.000Z',
        contatto: expect.objectContaining({ id_contatto, id_contatto_tipologia: 10 }),
      },
      {
        tipo: 'visit',
        id_record: id,
        titolo: 'Controllo',
        data: '2026-03-10',
        eliminato_il: '2026-03-21T11:00:00.000Z',
        ripristinabile_fino: '2026-04-20T11:00:00.000Z',
      },
    ]);
    await call('POST', `/api/salva/visite/${id}`, { deleted_at: null });
    expect((await trash()).map(({ tipo }: Entry) => tipo)).toEqual(['contact']);
    now += 31 * day;
    person.token = await server.session(person.id_utente);
    expect(await trash()).toEqual([]);
  });
});
