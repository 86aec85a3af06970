import type { Therapies } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { therapies } from './therapies.kind.ts';

export const therapiesService = ({ database }: Pick<AppContext, 'database'>): Therapies => ({
  async find(patientId, id) {
    const row = await therapies.find(database, patientId, id);
    return row && therapies.kind.show(row);
  },
  async changePrescriber(queries, from, into) {
    const prescribed = queries.updateTable('tbl_terapie').where('id_prescrittore', '=', from);
    await prescribed.set({ id_prescrittore: into }).execute();
  },
});
