import type { Insertable } from 'kysely';
import type { CareProvider } from '../src/areas/doctors/doctors.repository.ts';
import type { CareProvidersTable } from '../src/areas/doctors/doctors.table.ts';
import { timestamp } from '../src/clock.ts';
import type { components } from '../src/contract/contract.gen.ts';
import type { Person, TestServer } from './server.ts';

type Doctor = Partial<Insertable<CareProvidersTable>>;

export async function makeDoctor(
  server: TestServer,
  doctor: Doctor = {},
): Promise<Omit<CareProvider, 'stato'> & { email: string }> {
  const { email, disattivato_at, ...row } = await server.database
    .insertInto('care_providers')
    .values({
      id_utente: null,
      fullname: 'Vera Rossi',
      email: 'vera.rossi@medici.example',
      cpp_localita_iscrizione: 'Parma',
      specializzation: 'Cardiologia',
      ...doctor,
      created_at: timestamp(server.parts.clock()),
    })
    .returning(['id_cpp', 'id_utente', 'fullname', 'email', 'cpp_localita_iscrizione', 'specializzation'])
    .returning('disattivato_at')
    .executeTakeFirstOrThrow();
  return { ...row, email, attivo: disattivato_at === null };
}

type SharedLine = components['schemas']['SharedLine'];

interface Access {
  assegnazione_confidenzialita?: number;
  visibility?: 1 | 2 | 3;
  tags?: number[];
  eccezioni?: SharedLine[];
  deleted_at?: string | null;
}

export async function associate(server: TestServer, patient: Person, id_cpp: number, access: Access = {}) {
  const { tags = [], eccezioni = [], ...columns } = access;
  const { id_paziente } = patient;
  const at = timestamp(server.parts.clock());
  await server.database
    .insertInto('associated_doctors')
    .values({
      id_paziente,
      id_cpp,
      author_id: patient.id_utente,
      assegnazione_confidenzialita: 1,
      visibility: 2,
      deleted_at: null,
      ...columns,
      created_at: at,
      updated_at: at,
    })
    .execute();
  for (const id_tag of tags) {
    await server.database.insertInto('associated_doctors_tags').values({ id_paziente, id_cpp, id_tag }).execute();
  }
  for (const line of eccezioni) {
    const exception = { id_paziente, id_cpp, ...line };
    await server.database.insertInto('associated_doctors_exceptions').values(exception).execute();
  }
}
