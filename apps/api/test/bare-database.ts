import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timestamp } from '../src/clock.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { noon } from './clock.ts';

export interface Owner {
  id_paziente: number;
  author_id: number;
}

export interface BareDatabase {
  database: Database;
  addPerson(name?: string, surname?: string): Promise<Owner>;
  close(): Promise<void>;
}

export async function openBareDatabase(): Promise<BareDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-rows-'));
  const database = await openDatabase({ url: '', folder, onLost: () => {} });
  let people = 0;
  return {
    database,
    async addPerson(paziente_nome = 'Ada', paziente_cognome = 'Prova') {
      people += 1;
      const at = timestamp(noon);
      const { id_utente } = await database
        .insertInto('utenti')
        .values({ email: `persona${people}@libretto.example`, password_hash: '', created_at: at })
        .returning('id_utente')
        .executeTakeFirstOrThrow();
      const { id_paziente } = await database
        .insertInto('pazienti')
        .values({
          id_utente,
          paziente_nome,
          paziente_cognome,
          paziente_sesso: 'unknown',
          id_update: id_utente,
          updated_at: at,
        })
        .returning('id_paziente')
        .executeTakeFirstOrThrow();
      return { id_paziente, author_id: id_utente };
    },
    async close() {
      await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
