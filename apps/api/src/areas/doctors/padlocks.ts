import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { KindName } from '../../records/shared-list.ts';

/** Whose record it is, and which. */
interface Own {
  id_paziente: number;
  id: number;
}

interface Change {
  id_livello_confidenzialita: components['schemas']['ConfidentialityLevelId'];
  updated_at: string;
}

type Padlock = (
  database: Queries,
  own: Own,
  change: Change,
) => { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> };

/** The records that have a level of their own, each with where it is kept; nothing happens to what is deleted. */
const padlocks: Partial<Record<KindName, Padlock>> = {
  contact: (database, own, change) =>
    database
      .updateTable('contatti')
      .set(change)
      .where('id_contatto', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('id_contatto_tipologia', '!=', -1),
  notebook: (database, own, change) =>
    database
      .updateTable('tbl_taccuinos')
      .set(change)
      .where('id_taccuino', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
  exam: (database, own, change) =>
    database
      .updateTable('indagini')
      .set(change)
      .where('id_indagine', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
  diagnosis: (database, own, change) =>
    database
      .updateTable('diagnosi')
      .set(change)
      .where('id_diagnosi', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
  file: (database, own, change) =>
    database
      .updateTable('files')
      .set(change)
      .where('id_file', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
  therapy: (database, own, change) =>
    database
      .updateTable('tbl_terapie')
      .set(change)
      .where('id_terapie', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
  vaccination: (database, own, change) =>
    database
      .updateTable('tbl_vaccinaziones')
      .set(change)
      .where('id_vaccinazione', '=', own.id)
      .where('id_paziente', '=', own.id_paziente)
      .where('deleted_at', 'is', null),
};

export const hasPadlock = (tipo: KindName): boolean => padlocks[tipo] !== undefined;

/** Whether the record was there. */
export async function turnPadlock(database: Queries, tipo: KindName, own: Own, change: Change): Promise<boolean> {
  const result = await padlocks[tipo]?.(database, own, change).executeTakeFirst();
  return result?.numUpdatedRows === 1n;
}
