import type { Insertable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { AdminLogTable } from './permissions.table.ts';

type Entry = components['schemas']['AdminLogEntry'];

export const pageSize = 10;

/** Stands for the account in entries of the command line, where none is signed in. */
export const operator = 0;

export async function appendAdminLog(database: Queries, entry: Omit<Insertable<AdminLogTable>, 'id'>): Promise<void> {
  await database.insertInto('registro_admin').values(entry).execute();
}

/** Which list an action is about. */
const listOf = {
  permesso: 'permessi',
  ruolo: 'ruoli',
  'ruolo-permessi': 'ruoli',
  licenza: 'licenze',
  'licenza-ruoli': 'licenze',
  'funzioni-libere': undefined,
  'utente-ruoli': 'utenti',
  'utente-licenza': 'utenti',
  'utente-revoca': 'utenti',
  'utente-secondo-fattore': 'utenti',
  posta: 'mail',
  invito: 'inviti',
  'invito-revocato': 'inviti',
  esportazione: undefined,
  'medico-verificato': 'medici',
  'medico-rifiutato': 'medici',
  medico: 'medici',
  'medico-stato': 'medici',
  'medici-importati': undefined,
  'medici-esportati': undefined,
  centro: 'centri',
  'centro-stato': 'centri',
  'centri-importati': undefined,
  'centri-esportati': undefined,
} as const satisfies Record<Entry['azione'], string | undefined>;

/** What things are called today, by list and id. */
async function namesOf(database: Queries, rows: readonly { azione: Entry['azione']; id_oggetto: number }[]) {
  /** None is an id, and PostgreSQL knows no empty list. */
  const idsOf = (list: string) => [
    0,
    ...rows.filter(({ azione }) => listOf[azione] === list).map(({ id_oggetto }) => id_oggetto),
  ];
  const inList = (list: 'permessi' | 'ruoli') =>
    database.selectFrom(list).select(['id', 'name']).where('id', 'in', idsOf(list)).execute();
  const licences = database.selectFrom('licenze').select(['id', 'descrizione as name']);
  const users = database.selectFrom('utenti').select(['id_utente as id', 'email as name']);
  const mails = database.selectFrom('mail').select(['id_mail as id', 'to_address as name']);
  const doctors = database.selectFrom('care_providers').select(['id_cpp as id', 'fullname as name']);
  const centres = database.selectFrom('centri_indagini').select(['id_centro_indagine as id', 'centro_nome as name']);
  const invitations = database.selectFrom('inviti').select(['id_invito as id', 'email as name']);
  const [permessi, ruoli, licenze, utenti, mail, medici, centri, inviti] = await Promise.all([
    inList('permessi'),
    inList('ruoli'),
    licences.where('id', 'in', idsOf('licenze')).execute(),
    users.where('id_utente', 'in', idsOf('utenti')).execute(),
    mails.where('id_mail', 'in', idsOf('mail')).execute(),
    doctors.where('id_cpp', 'in', idsOf('medici')).execute(),
    centres.where('id_centro_indagine', 'in', idsOf('centri')).execute(),
    invitations.where('id_invito', 'in', idsOf('inviti')).execute(),
  ]);
  const lists = { permessi, ruoli, licenze, utenti, mail, medici, centri, inviti };
  return (azione: Entry['azione'], id: number) => {
    const list = listOf[azione];
    return (list && lists[list].find((row) => row.id === id)?.name) ?? '';
  };
}

export async function listAdminLog(database: Queries, page: number): Promise<{ totale: number; data: Entry[] }> {
  const { totale } = await database
    .selectFrom('registro_admin')
    .select(({ fn }) => fn.countAll<number | string>().as('totale'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('registro_admin')
    .leftJoin('pazienti', 'pazienti.id_utente', 'registro_admin.id_utente')
    .select(['id', 'at', 'registro_admin.id_utente', 'azione', 'id_oggetto', 'prima', 'dopo'])
    .select(['paziente_nome', 'paziente_cognome'])
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const nameOf = await namesOf(database, rows);
  return {
    totale: Number(totale),
    data: rows.map(({ id, at, id_utente, azione, id_oggetto, prima, dopo, paziente_nome, paziente_cognome }) => ({
      ...{ id, quando: at, azione, prima, dopo },
      chi: id_utente === operator ? null : [paziente_nome, paziente_cognome].filter(Boolean).join(' '),
      oggetto: nameOf(azione, id_oggetto),
    })),
  };
}
