import type { Change } from '../change.ts';

interface Contact {
  id_contatto_tipologia: number;
  tipologia_originale: number;
  deleted_at: string | null;
  updated_at: string;
}

/** Previously a deleted contact had the type -1 and kept its original type in another column. */
export const contactsAndFiles: Change = async (schema) => {
  await schema.schema.alterTable('contatti').addColumn('deleted_at', 'text').execute();
  const db = schema.withTables<{ contatti: Contact }>();
  await db
    .updateTable('contatti')
    .set((eb) => ({ deleted_at: eb.ref('updated_at'), id_contatto_tipologia: eb.ref('tipologia_originale') }))
    .where('id_contatto_tipologia', '=', -1)
    .execute();
  await schema.schema.alterTable('contatti').dropColumn('tipologia_originale').execute();
  await schema.schema.alterTable('files').renameColumn('id_autore', 'author_id').execute();
};
