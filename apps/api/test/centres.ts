import type { Insertable } from 'kysely';
import type { ExamCentresTable } from '../src/areas/exams/exams.table.ts';
import type { TestServer } from './server.ts';

export async function makeCentre(server: TestServer, centre: Partial<Insertable<ExamCentresTable>> = {}) {
  const { id_centro_indagine } = await server.database
    .insertInto('centri_indagini')
    .values({ centro_tipologia: 1, centro_nome: 'Studio Uno', ...centre })
    .returning('id_centro_indagine')
    .executeTakeFirstOrThrow();
  return id_centro_indagine;
}
