// Records of many other patients, to measure whether they slow down reading one record.
import pg from 'pg';

const tables = {
  indagini: "id_paziente = $1 and indagine_stato = '2' and deleted_at is null",
  diagnosi: 'id_paziente = $1 and deleted_at is null',
  tbl_parametri_vitalis: 'id_paziente = $1 and deleted_at is null',
} as const;

export type MeasuredTable = keyof typeof tables;
export const measuredTables = Object.keys(tables) as MeasuredTable[];

const rowsPerPatient = 100;

export async function addDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}

export class OtherPatients {
  readonly #client: pg.Client;
  readonly #patient: number;

  private constructor(client: pg.Client, patient: number) {
    this.#client = client;
    this.#patient = patient;
  }

  static async create(url: string, userId: number): Promise<OtherPatients> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query('select id_paziente from pazienti where id_utente = $1', [userId]);
    return new OtherPatients(client, rows[0].id_paziente);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async #columns(table: string): Promise<string[]> {
    const { rows } = await this.#client.query(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  async grow(rows: number): Promise<void> {
    const others = rows / rowsPerPatient;
    await this.#client.query(
      `insert into utenti (email, password_hash, created_at)
        select 'altro' || n || '@libretto.example', 'none', '2026-01-01T00:00:00.000Z' from generate_series(1, $1::int) n
        on conflict do nothing`,
      [others],
    );
    await this.#client.query(
      `insert into pazienti (id_utente, paziente_nome, paziente_cognome, paziente_sesso, id_update, updated_at)
        select id_utente, 'Altro', 'Paziente', 'unknown', id_utente, created_at from utenti
        where email like 'altro%' on conflict do nothing`,
    );
    for (const table of measuredTables) {
      const columns = await this.#columns(table);
      const values = columns.map((name) => (name === 'id_paziente' ? 'altri.id_paziente' : `modello.${name}`));
      await this.#client.query(
        `insert into ${table} (${columns.join(', ')})
          select ${values.join(', ')}
          from (select * from ${table} where id_paziente = $1 limit 1) modello
          cross join (
            select id_paziente from pazienti join utenti using (id_utente)
            where email like 'altro%' and not exists (select 1 from ${table} t where t.id_paziente = pazienti.id_paziente)
          ) altri
          cross join generate_series(1, ${rowsPerPatient})`,
        [this.#patient],
      );
      await this.#client.query(`analyze ${table}`);
    }
  }

  async bytes(): Promise<number> {
    const { rows } = await this.#client.query('select pg_database_size(current_database()) as bytes');
    return Number(rows[0].bytes);
  }

  async plan(table: MeasuredTable): Promise<string> {
    const sql = `explain select * from ${table} where ${tables[table].replace('$1', String(this.#patient))}`;
    const { rows } = await this.#client.query<{ 'QUERY PLAN': string }>(sql);
    return rows.map((row) => row['QUERY PLAN'].trim()).join(' ');
  }
}
