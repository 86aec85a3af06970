import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { notFound } from '../../problem.ts';

export const detailsRoutes = ({ details }: Pick<AppContext, 'details'>): HandlersFor<'getRecordDetail'> => ({
  async getRecordDetail({ session, query: { tipo, id_record } }) {
    const found = await details.find(requirePatientId(session), tipo, id_record);
    if (found === undefined) throw notFound();
    return found;
  },
});
