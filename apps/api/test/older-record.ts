// A database of an earlier release: the schema before licences, with the records of many people.
import { sql } from 'kysely';
import { appendAudit } from '../src/areas/audit/audit.repository.ts';
import { storeBlob } from '../src/blobs/blobs.repository.ts';
import type { BlobStore } from '../src/blobs/blobs.ts';
import type { Database } from '../src/database/database.ts';
import { changes } from '../src/database/migrate.ts';
import { drawBody } from '../src/demo/figure.ts';
import { passwordHash } from './server.ts';

/** The migrations of that release. Later ones change tables, move rows and build indexes. */
export const olderChanges = Object.fromEntries(Object.entries(changes).filter(([name]) => name < '0018'));

const at = '2024-05-06T07:08:09.000Z';
const rowsPerPerson = 8;
const peopleWithBlobs = 10;

const basic = [
  ...['aggiungiesame', 'modificaesame', 'spostaEsame', 'aggiungidiagnosi', 'modificadiagnosi', 'spostaDiagnosi'],
  ...['aggiungivisite', 'modificavisite', 'aggiungifarmaci', 'modificafarmaci', 'spostaFarmaci', 'aggiungifile'],
  ...['modificafile', 'aggiungivaccini', 'modificavaccini', 'calcolatrice', 'aggiungialtro', 'modificaaltro'],
];
const notebook = ['aggiungitaccuino', 'modificataccuino'];

/** Column values of each list; `p` is the number of the person, `r` of their row, both from 1. */
const lists: Record<string, Record<string, string>> = {
  contatti: {
    author_id: 'p',
    id_contatto_tipologia: 'case when r = 8 then -1 else 10 end',
    tipologia_originale: '10',
    contatto_nominativo: "'Contatto ' || r || ' di ' || p",
    contatto_telefono: "'051' || (1000000 + p)",
    id_livello_confidenzialita: '1 + r % 6',
  },
  indagini: {
    author_id: 'p',
    indagine_tipologia: "'Emocromo ' || r",
    indagine_stato: "'2'",
    indagine_motivo: "'Controllo di ' || p",
    indagine_data_display: "'2023-0' || r || '-11'",
    altro_centro: "''",
    careprovider: "'Vera Rossi'",
    id_livello_confidenzialita: '1 + r % 6',
  },
  diagnosi: {
    author_id: 'p',
    diagnosi_stato: "'1'",
    tipo_diagnosi: "'Diagnosi'",
    diagnosi_patologia: "'Patologia ' || r || ' di ' || p",
    careprovider: "'Vera Rossi'",
    diagnosi_inserimento: "'2023-0' || r || '-12'",
    id_livello_confidenzialita: '1 + r % 6',
  },
  visite: {
    author_id: 'p',
    visita_data: "'2023-0' || r || '-13'",
    visita_motivazione: "'Dolore'",
    visita_osservazioni: "'Osservazione ' || r || ' di ' || p",
    visita_conclusioni: "'Riposo'",
  },
  tbl_parametri_vitalis: {
    author_id: 'p',
    data_rilevazione: "'2023-0' || r || '-14'",
    parametro_peso: '60.5 + r',
    parametro_pressione_max: '110 + r',
    fonte: "'manuale'",
  },
  tbl_terapie: {
    author_id: 'p',
    descrizione_breve: "'Farmaco ' || r || ' di ' || p",
    somministrazione: "'orale'",
    tipo_terapia: '1',
    quantita_farmaceutica: "'1 compressa'",
    frequenza_farmaceutica: "'Ogni giorno'",
    data_inizio: "'2023-0' || r || '-15'",
    prescrittore: "'Vera Rossi'",
    note: "''",
    orari: "'[]'",
    giorni: "'[]'",
    id_livello_confidenzialita: '1 + r % 6',
  },
};

const withNumbers = (people: number, insert: string) =>
  sql.raw(
    `with recursive people(p) as (select 1 union all select p + 1 from people where p < ${people}),
      numbers(r) as (select 1 union all select r + 1 from numbers where r < ${rowsPerPerson})
      ${insert}`,
  );

async function insertPeople(database: Database, people: number): Promise<void> {
  const run = (insert: string) => withNumbers(people, insert).execute(database);
  await run(`insert into utenti (email, password_hash, created_at)
    select 'vecchia' || p || '@libretto.example', '${passwordHash}', '${at}' from people order by p`);
  await run(`insert into pazienti
      (id_utente, paziente_nome, paziente_cognome, paziente_nascita, paziente_sesso, id_update, updated_at)
    select p, 'Nome ' || p, 'Cognome ' || p, '1950-01-01', 'female', p, '${at}' from people order by p`);
  await run(`insert into contact_detail (id_utente, comune_residenza) select p, 'Bologna' from people`);
  for (const feature of basic)
    await run(`insert into features (id_utente, feature) select p, '${feature}' from people`);
  for (const feature of notebook)
    await run(`insert into features (id_utente, feature) select p, '${feature}' from people where p % 3 = 0`);
  await sql`delete from features where feature = 'calcolatrice' and id_utente % 11 = 0`.execute(database);
}

async function insertLists(database: Database, people: number): Promise<void> {
  for (const [table, columns] of Object.entries(lists)) {
    const all: Record<string, string> = { id_paziente: 'p', ...columns, created_at: `'${at}'`, updated_at: `'${at}'` };
    await withNumbers(
      people,
      `insert into ${table} (${Object.keys(all).join(', ')})
        select ${Object.values(all).join(', ')} from people cross join numbers order by p, r`,
    ).execute(database);
  }
}

async function insertBlobRows(database: Database, blobs: BlobStore): Promise<void> {
  for (let p = 1; p <= peopleWithBlobs; p++) {
    const front = await storeBlob(blobs, 'image/png', drawBody('front', { '107': 'forte' }));
    const back = await storeBlob(blobs, 'image/png', drawBody('back', {}));
    const file = await storeBlob(blobs, 'text/plain', Buffer.from(`Referto di ${p}`));
    await database
      .insertInto('blobs')
      .values([front, back, file].map((blob) => ({ ...blob, created_at: at })))
      .execute();
    await sql`insert into tbl_taccuinos (id_paziente, author_id, taccuino_2d_drawn, taccuino_data, taccuino_descrizione,
        taccuino_report_anteriore, taccuino_report_posteriore, id_livello_confidenzialita, created_at, updated_at)
      values (${p}, ${p}, 1, '2023-01-16', 'Dolore', ${front.blob_key}, ${back.blob_key}, 4, ${at}, ${at})`.execute(
      database,
    );
    await sql`insert into files (id_paziente, id_autore, file_nome, file_type, bytes, type, file_commento, data_rilievo,
        id_livello_confidenzialita, tags, blob_key, created_at, updated_at)
      values (${p}, ${p}, 'referto.txt', 'text/plain', ${file.bytes}, 'documento', '', '2023-01-17', 1, '[]',
        ${file.blob_key}, ${at}, ${at})`.execute(database);
    for (const id_record of [1, 2, 3])
      await appendAudit(database, { id_paziente: p, at, id_utente: p, action: 'created', kind: 'exam', id_record });
  }
}

export async function fillOlderRecord(database: Database, blobs: BlobStore, people: number): Promise<void> {
  await insertPeople(database, people);
  await insertLists(database, people);
  await insertBlobRows(database, blobs);
}
