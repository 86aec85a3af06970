import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { parseRoute } from './administration-routes.ts';
import { parseAic } from './aic.ts';
import { importLists } from './import-list.ts';

// Fictional data in the columns of AIFA's files of September 2026.
const packs = `CODICE_AIC;COD_FARMACO;COD_CONFEZIONE;DENOMINAZIONE;DESCRIZIONE;CODICE_DITTA;RAGIONE_SOCIALE;STATO_AMMINISTRATIVO;TIPO_PROCEDURA;FORMA;CODICE_ATC;PA_ASSOCIATI;FORNITURA;LINK_FI;LINK_RCP
"900001013";"900001";"013";"DOLORFINTO";"""400 MG COMPRESSE"" 30 COMPRESSE";"1";"Finta S.p.A.";"Autorizzata";"Procedura Nazionale";"Compressa rivestita con film";"M01AE01";"IBUPROFENE";"RR";"https://api.aifa.gov.it/foglio/900001";""
"900001025";"900001";"025";"DOLORFINTO";"600 MG COMPRESSE 30 COMPRESSE";"1";"Finta S.p.A.";"Sospesa";"Procedura Nazionale";"Compressa rivestita con film";"M01AE01";"IBUPROFENE";"RR";"http://api.aifa.gov.it/foglio";""
"900001037";"900001";"037";"DOLORFINTO";"5% GEL; TUBO 50 G";"1";"Finta S.p.A.";"Autorizzata";"Procedura Nazionale";"Gel";"M02AA13";"IBUPROFENE";"OTC";"https://altrove.example/foglio";""
"900002015";"900002";"015";"FLUIDEX";"5.000 U.I. SOLUZIONE INIETTABILE 10 FIALE";"2";"Prova S.r.l.";"Autorizzata";"Procedura Centralizzata";"Soluzione iniettabile";"B01AB01";"";"RR";"";""
"900003017";"900003";"017";"COMBINO";"850 MG/50 MG COMPRESSE 56 COMPRESSE";"2";"Prova S.r.l.";"Autorizzata";"Procedura Centralizzata";"Compressa";"A10BD07";"METFORMINA CLORIDRATO/SITAGLIPTIN";"RR";"";""
"900004019";"900004";"019";"GRANULINI";"GRANULI TUBO";"3";"Omeo";"Autorizzata";"Omeopatico";"Granuli";"";"N.D.";"SOP";"";""
"900005012";"900005";"012";"TRIVAX";"SOSPENSIONE INIETTABILE 1 SIRINGA";"4";"Vacci";"Autorizzata";"Procedura Nazionale";"Sospensione iniettabile";"J07BD52";"VIRUS VIVI";"RR";"";""
"900006014";"900006";"014";"SENZANOME";"1 FLACONE";"4";"Vacci";"Autorizzata";"Procedura Nazionale";"Sciroppo";"";"N.D.";"RR";"";""
"900006015";"900006";"015";"SBAGLIATO";"CODICE FALSO";"4";"Vacci";"Autorizzata";"Procedura Nazionale";"Sciroppo";"";"N.D.";"RR";"";""
`;
const ingredients = `CODICE_AIC;PRINCIPIO_ATTIVO;QUANTITA;UNITA_MISURA
900002015;EPARINA SODICA;5000;UI
900001013;IBUPROFENE;400;MG
`;
/** The format of the lists of equivalent medicines: other headers, and Windows-1252. */
const equivalents = `Principio Attivo;Descrizione Gruppo;Denominazione e Confezione;Titolare AIC;Codice AIC
Caffè;CAFFÈ 10MG 20 UNITA' USO ORALE;CAFFETTÈ*20CPR;Tàzza;900006026
`;

const list = { aggiornamento: '2026-09-10', importato: '2026-09-11T08:00:00.000Z' };

test.each([
  ['Compressa rivestita con film', 'orale'],
  ['Collirio, soluzione', 'oftalmica'],
  ['Soluzione iniettabile', 'parenterale'],
  ['Crema vaginale', 'vaginale'],
  ['Gel', 'cutanea'],
  ['Sospensione', ''],
])('%s is taken by the way «%s»', (form, route) => {
  expect(parseRoute(form)).toBe(route);
});

onBothDatabases('imported lists', (kind) => {
  let server: TestServer;
  let person: Person;
  const folder = mkdtempSync(join(tmpdir(), 'libretto-lists-'));
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const main = file('confezioni_fornitura.csv', packs);
  const parts = file('PA_confezioni.csv', ingredients);

  beforeAll(async () => {
    server = await makeServer(kind);
    person = await server.person();
  });
  beforeEach(() => importLists(server.database, [main, parts], list));
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (url: string, search: string) =>
    (await server.call('POST', url, { token: person.token, body: { search } })).body;
  const found = async (search: string) =>
    (await ask('/api/farmacifilter', search)).map(
      ({ id_farmaco_codifa }: { id_farmaco_codifa: string }) => id_farmaco_codifa,
    );
  const details = async (id: string) =>
    (await server.call('GET', `/farmacoDetails/${id}`, { token: person.token })).body;

  // covers C-39
  test('finds an imported pack with a readable name', async () => {
    expect(await ask('/api/farmacifilter', 'dolorfinto 400')).toEqual([
      {
        id_farmaco_codifa: '900001013',
        descrizione_breve: 'Dolorfinto 400 mg compresse 30 compresse',
        somministrazione: 'orale',
        principio_attivo: 'Ibuprofene',
        forma: 'compressa rivestita con film',
        codice_atc: 'M01AE01',
        codice_aic: '900001013',
      },
    ]);
  });

  test.each([
    ['ibuprofene', ['900001025', '900001013', '900001037']],
    ['30 compresse DOLORFINTO 600', ['900001025']],
    ['M02AA13', ['900001037']],
    ['900001', ['900001013', '900001025', '900001037']],
    ['A900002015', ['900002015']],
    ['eparina', ['900002015']],
    ['sitagliptin', ['900003017']],
    ['granulini', []],
    ['sbagliato', []],
    ['tachipirina', []],
    ['trivax', []],
  ])('%s finds %j', async (search, codes) => {
    expect((await found(search)).sort()).toEqual([...codes].sort());
  });

  // covers C-63
  test('finds vaccines by disease and type, which the list lacks', async () => {
    expect(await ask('/api/farmaciVacciniFilter', 'MPR')).toMatchObject([{ id_farmaco_codifa: '900005012' }]);
    const [vaccine] = await ask('/api/farmaciVacciniFilter', 'morbillo');
    expect(vaccine).toMatchObject({ id_farmaco_codifa: '900005012', malattie: expect.arrayContaining(['rosolia']) });
  });

  test('returns codes, leaflet URL and date of the list', async () => {
    expect(await details('900001013')).toMatchObject({
      codice_32: expect.stringMatching(/^[0-9B-DF-HJ-NP-Z]{6}$/),
      ditta: 'Finta S.p.A.',
      fornitura: 'Ricetta ripetibile',
      foglio_illustrativo: 'https://api.aifa.gov.it/foglio/900001',
      dati: { aggiornamento: '2026-09-10', fonte: 'aifa' },
    });
    expect((await details('900001025')).foglio_illustrativo).toBeNull();
    expect((await details('900001037')).foglio_illustrativo).toBeNull();
    expect(await details('900002015')).toMatchObject({
      forma: 'soluzione iniettabile',
      principio_attivo: 'Eparina sodica',
    });
    expect((await details('900002015')).descrizione_breve).toBe('Fluidex 5.000 UI soluzione iniettabile 10 fiale');
    expect((await details('900003017')).principio_attivo).toBe('Metformina cloridrato, sitagliptin');
    expect(await details('900006014')).toMatchObject({ codice_atc: null, principio_attivo: '' });
  });

  // covers C-41 E-30
  test('reports that a pack without an ATC code cannot be checked', async () => {
    const { body } = await server.call('GET', '/api/checkInterazioniFarmaco/900006014', { token: person.token });
    expect(body.esito).toBe('non_verificabile');
  });

  test('still resolves IDs of the built-in list', async () => {
    expect(await details('farm-tachipirina')).toMatchObject({
      descrizione_breve: 'Tachipirina',
      dati: { fonte: 'libretto' },
    });
  });

  test('replaces the previous list while the server runs', async () => {
    const later = file('equivalenti.csv', Buffer.from(equivalents, 'latin1'));
    const next = { aggiornamento: '2026-10-01', importato: '2026-10-02T08:00:00.000Z' };
    expect(await found('dolorfinto')).toHaveLength(3);
    expect(await importLists(server.database, [later], next)).toEqual({ packs: 1, products: 1, skipped: 0 });
    expect(await found('dolorfinto')).toEqual([]);
    expect(await found('caffette')).toEqual(['900006026']);
    expect(await details('900006026')).toMatchObject({ ditta: 'Tàzza', dati: { aggiornamento: '2026-10-01' } });
  });

  test('falls back to the built-in vaccines when the list has none', async () => {
    expect(await ask('/api/farmaciVacciniFilter', 'boostrix')).toEqual([]);
    const later = file('equivalenti.csv', Buffer.from(equivalents, 'latin1'));
    await importLists(server.database, [later], { ...list, importato: 'no vaccines' });
    const [vaccine] = await ask('/api/farmaciVacciniFilter', 'boostrix');
    expect(vaccine).toMatchObject({ id_farmaco_codifa: 'vacc-boostrix', malattie: expect.arrayContaining(['tetano']) });
    expect(await found('tachipirina')).toEqual([]);
  });

  // covers C-39
  test('ranks single substances before combinations, and searches companies and common names', async () => {
    const columns = 'AIC;nome;descrizione;principio attivo;ATC;ditta';
    const rows = [
      '900101015;CODOFINTO;500 MG/30 MG COMPRESSE;PARACETAMOLO/CODEINA FOSFATO;N02AJ06;Prova S.r.l.',
      '900102017;PARACETAMOLO E CODEINA FINTA;500 MG/30 MG COMPRESSE;PARACETAMOLO/CODEINA FOSFATO;N02AJ06;Finta S.p.A.',
      '900103019;ABBASSAFEBBRE MOLTO LUNGO;500 MG COMPRESSE;PARACETAMOLO;N02BE01;Altra S.p.A.',
      '900104011;RAMIPRIL;5 MG COMPRESSE;RAMIPRIL;C09AA05;Finta S.p.A.',
      '900105014;RAMIPRIL;5 MG CAPSULE;RAMIPRIL;C09AA05;Prova S.r.l.',
      '900106016;CUOREFINTO;100 MG COMPRESSE;ACIDO ACETILSALICILICO;B01AC06;Finta S.p.A.',
      '900107018;SOLEFINTO;10.000 UI/ML GOCCE ORALI;COLECALCIFEROLO;A11CC05;Finta S.p.A.',
      '900108010;AGRUMEFINTO VITAMINA C;1 G COMPRESSE EFFERVESCENTI D;ACIDO ASCORBICO;A11GA01;Finta S.p.A.',
    ];
    const other = file('altro.csv', [columns, ...rows, ''].join('\n'));
    await importLists(server.database, [other], { ...list, importato: 'substances' });
    expect(await found('paracetamolo')).toEqual(['900103019', '900102017', '900101015']);
    expect(await found('ramipril prova')).toEqual(['900105014']);
    expect(await found('Finta ramipril 5 mg')).toEqual(['900104011']);
    expect((await found('ramipril sconosciuta')).sort()).toEqual(['900104011', '900105014']);
    expect(await found('ramipril sconosciuta 10')).toEqual([]);
    expect(await found('cardioaspirina')).toEqual(['900106016']);
    expect((await found('vitamina d'))[0]).toBe('900107018');
  });

  test('imports a list of thousands of packs in batches', async () => {
    const codes = Array.from({ length: 5000 }, (_, i) => {
      const digits = String(80_000_000 + i);
      return [...'0123456789'].map((last) => digits + last).find((code) => parseAic(code) !== undefined);
    });
    const long = file(
      'lungo.csv',
      `AIC;nome;descrizione\n${codes.map((code, i) => `${code};Lungo;${i} mg`).join('\n')}`,
    );
    expect(await importLists(server.database, [long], { ...list, importato: 'long' })).toEqual({
      packs: 5000,
      products: 1,
      skipped: 0,
    });
    expect(await found('lungo 4999')).toEqual([codes[4999]]);
  });

  test.each([
    ['no codes', 'nome;prezzo\nA;1\n', /no column with AIC codes/],
    ['no names', ingredients, /None of these lists contains medicine names/],
    ['no valid code', 'AIC;nome\n123;A\n', /No line has a valid AIC code/],
    ['no lines', 'AIC;nome\n', /has no lines/],
  ])('a list with %s is refused and changes nothing', async (name, content, message) => {
    const bad = file(`${name}.csv`, content);
    await expect(importLists(server.database, [bad], { ...list, importato: 'never' })).rejects.toThrow(message);
    expect(await found('dolorfinto')).toHaveLength(3);
  });
});
