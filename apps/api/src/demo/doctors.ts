import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { specialtyTags } from '../records/specialties/tags.ts';

interface DemoDoctor {
  fullname: string;
  cpp_localita_iscrizione: string;
  specializzation: string;
  account?: string;
  shared?: { assegnazione_confidenzialita: number; visibility: 1 | 2 | 3; tags?: string[] };
}

const patient = 'paziente@libretto.example';

export const demoDoctors: DemoDoctor[] = [
  {
    fullname: 'Elena Bianchi',
    cpp_localita_iscrizione: 'Bologna',
    specializzation: 'Medicina generale',
    account: 'dottore@libretto.example',
    shared: { assegnazione_confidenzialita: 4, visibility: 1 },
  },
  {
    fullname: 'Tommaso Rinaldi',
    cpp_localita_iscrizione: 'Bologna',
    specializzation: 'Fisiatria',
    shared: { assegnazione_confidenzialita: 4, visibility: 3, tags: ['Fisiatria', 'Ortopedia', 'Terapia del dolore'] },
  },
  { fullname: 'Andrea Moretti', cpp_localita_iscrizione: 'Modena', specializzation: 'Cardiologia' },
  { fullname: 'Beatrice De Santis', cpp_localita_iscrizione: 'Roma', specializzation: 'Ginecologia e ostetricia' },
  { fullname: 'Carlo Esposito', cpp_localita_iscrizione: 'Napoli', specializzation: 'Ortopedia' },
  { fullname: 'Davide Fontana', cpp_localita_iscrizione: 'Torino', specializzation: 'Neurologia' },
  { fullname: 'Èrica Sala', cpp_localita_iscrizione: 'Bergamo', specializzation: 'Dermatologia' },
  { fullname: 'Francesca Villa', cpp_localita_iscrizione: 'Milano', specializzation: 'Oncologia' },
  { fullname: 'Giorgio Pellegrini', cpp_localita_iscrizione: 'Firenze', specializzation: 'Gastroenterologia' },
  { fullname: 'Irene Caruso', cpp_localita_iscrizione: 'Palermo', specializzation: 'Psichiatria' },
  {
    fullname: 'Leonardo Marchetti',
    cpp_localita_iscrizione: 'Ferrara',
    specializzation: 'Endocrinologia e diabetologia',
  },
  { fullname: 'Maria Grazia Dell’Orto', cpp_localita_iscrizione: 'Como', specializzation: 'Pneumologia' },
  { fullname: 'Nicolò Gatti', cpp_localita_iscrizione: 'Bologna', specializzation: 'Oculistica' },
];

const emailFor = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@medici.example`;

export async function insertDoctors(database: Queries, now: number): Promise<void> {
  const created_at = timestamp(now);
  const findUser = async (email: string) =>
    database.selectFrom('utenti').select('id_utente').where('email', '=', email).executeTakeFirstOrThrow();
  const { id_utente: author_id } = await findUser(patient);
  const { id_paziente } = await database
    .selectFrom('pazienti')
    .select('id_paziente')
    .where('id_utente', '=', author_id)
    .executeTakeFirstOrThrow();
  for (const { account, shared, ...doctor } of demoDoctors) {
    const id_utente = account === undefined ? null : (await findUser(account)).id_utente;
    const { id_cpp } = await database
      .insertInto('care_providers')
      .values({
        ...doctor,
        id_utente,
        email: account ?? emailFor(doctor.fullname),
        verificato_at: id_utente === null ? null : created_at,
        created_at,
      })
      .returning('id_cpp')
      .executeTakeFirstOrThrow();
    if (shared === undefined) continue;
    const { tags = [], ...access } = shared;
    await database
      .insertInto('associated_doctors')
      .values({ ...access, id_paziente, id_cpp, author_id, created_at, updated_at: created_at, deleted_at: null })
      .execute();
    const chosen = specialtyTags.filter(({ tag }) => tags.includes(tag));
    if (chosen.length === 0) continue;
    await database
      .insertInto('associated_doctors_tags')
      .values(chosen.map(({ id }) => ({ id_paziente, id_cpp, id_tag: id })))
      .execute();
  }
}
