import type { Insertable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { AdminLogTable } from './permissions.table.ts';

type Entry = components['schemas']['AdminLogEntry'];

export const pageSize = 10;

/** User ID of entries from the command line. */
export const operatorId = 0;

export async function appendAdminLog(database: Queries, entry: Omit<Insertable<AdminLogTable>, 'id'>): Promise<void> {
  await database.insertInto('registro_admin').values(entry).execute();
}

const listByAction = {
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

async function findNames(database: Queries, rows: readonly { azione: Entry['azione']; id_oggetto: number }[]) {
  const idsIn = (list: string) => [
    0,
    ...rows.filter(({ azione }) => listByAction[azione] === list).map(({ id_oggetto }) => id_oggetto),
  ];
  const inList = (list: 'permessi' | 'ruoli') =>
    database.selectFrom(list).select(['id', 'name']).where('id', 'in', idsIn(list)).execute();
  const licences = database.selectFrom('licenze').select(['id', 'descrizione as name']);
  const users = database.selectFrom('utenti').select(['id_utente as id', 'email as name']);
  const mails = database.selectFrom('mail').select(['id_mail as id', 'to_address as name']);
  const doctors = database.selectFrom('care_providers').select(['id_cpp as id', 'fullname as name']);
  const centres = database.selectFrom('centri_indagini').select(['id_centro_indagine as id', 'centro_nome as name']);
  const invitations = database.selectFrom('inviti').select(['id_invito as id', 'email as name']);
  const [permessi, ruoli, licenze, utenti, mail, medici, centri, inviti] = await Promise.all([
    inList('permessi'),
    inList('ruoli'),
    licences.where('id', 'in', idsIn('licenze')).execute(),
    users.where('id_utente', 'in', idsIn('utenti')).execute(),
    mails.where('id_mail', 'in', idsIn('mail')).execute(),
    doctors.where('id_cpp', 'in', idsIn('medici')).execute(),
    centres.where('id_centro_indagine', 'in', idsIn('centri')).execute(),
    invitations.where('id_invito', 'in', idsIn('inviti')).execute(),
  ]);
  const lists = { permessi, ruoli, licenze, utenti, mail, medici, centri, inviti };
  return (azione: Entry['azione'], id: number) => {
    const list = listByAction[azione];
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
  const getName = await findNames(database, rows);
  return {
    totale: Number(totale),
    data: rows.map(({ id, at, id_utente, azione, id_oggetto, prima, dopo, paziente_nome, paziente_cognome }) => ({
      ...{ id, quando: at, azione, prima, dopo },
      chi: id_utente === operatorId ? null : [paziente_nome, paziente_cognome].filter(Boolean).join(' '),
      oggetto: getName(azione, id_oggetto),
    })),
  };
}
