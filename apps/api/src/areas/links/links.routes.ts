import { type Clock, timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../problem.ts';
import { externalLinks } from './external-links.ts';
import {
  findPersonalLink,
  insertPersonalLink,
  listPersonalLinks,
  type PersonalLink,
  updatePersonalLink,
} from './links.repository.ts';
import { webAddress } from './web-address.ts';

interface Parts {
  database: Database;
  clock: Clock;
}

export const ownsLink =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findPersonalLink(database, id_paziente, id)) !== undefined;

/** What was written, which the contract lets come whole only. */
function contentOf({ name, link, descrizione, type }: Body<'savePersonalLink'>) {
  if (name === undefined || link === undefined || descrizione === undefined) return undefined;
  const address = webAddress(link);
  if (address === undefined) {
    throw invalid([{ path: '/link', code: 'web-address', message: 'must be an address of http or https' }]);
  }
  const kind = type === undefined ? {} : { type: type?.trim() || null };
  return { name: name.trim(), link: address, descrizione: descrizione.trim(), ...kind };
}

export function linksRoutes({
  database,
  clock,
}: Parts): HandlersOf<'listExternalLinks' | 'listPersonalLinks' | 'savePersonalLink'> {
  async function find(patientId: number, id: number): Promise<PersonalLink> {
    const link = await findPersonalLink(database, patientId, id);
    if (link === undefined) throw notFound();
    return link;
  }

  return {
    async listExternalLinks({ path }) {
      return { data: await externalLinks(path.name) };
    },

    async listPersonalLinks({ session }) {
      return listPersonalLinks(database, patientOf(session));
    },

    async savePersonalLink({ session, body, needs, seen }) {
      const now = clock();
      const at = timestamp(now);
      const content = contentOf(body);
      const id = body.linkid ?? 0;
      if (id === 0) {
        if (body.status === 'delete' || body.status === 'update') {
          throw invalid([{ path: '/linkid', code: 'required', message: 'names the link' }]);
        }
        await needs('aggiungialtro');
        if (content === undefined) {
          const fields = ['name', 'link', 'descrizione'];
          throw invalid(fields.map((field) => ({ path: `/${field}`, code: 'required', message: 'is required' })));
        }
        const owner = { id_paziente: patientOf(session), author_id: session.id_utente };
        return insertPersonalLink(database, { type: null, ...owner, ...content }, at);
      }

      const before = await find(patientOf(session), id);
      if (body.status === 'delete') {
        // Deleting again does not start the 30 days again.
        if (before.deleted_at !== null) return before;
        return (await updatePersonalLink(database, before, { deleted_at: at }, at)) ?? find(before.id_paziente, id);
      }
      checkChange('The link', before, { does: intentOf(body), seen, now });
      if (content !== undefined) await needs('modificaaltro');
      const change = { ...content, ...(body.deleted_at === null && { deleted_at: null }) };
      const saved = await updatePersonalLink(database, before, change, at, seen);
      if (saved === undefined) throw overtaken(seen, 'The link');
      return saved;
    },
  };
}
