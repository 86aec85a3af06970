import type { AppContext } from '../../context.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { invalid } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { externalLinks } from './external-links.ts';
import { links } from './links.kind.ts';
import { normalizeWebAddress } from './web-address.ts';

function toContent({ name, link, descrizione, type }: Body<'savePersonalLink'>, before?: { type: string | null }) {
  if (name === undefined || link === undefined || descrizione === undefined) return undefined;
  const address = normalizeWebAddress(link);
  if (address === undefined) {
    throw invalid([{ path: '/link', code: 'web-address', message: 'must be an http or https address' }]);
  }
  const kept = type === undefined ? (before?.type ?? null) : type?.trim() || null;
  return { name: name.trim(), link: address, descrizione: descrizione.trim(), type: kept };
}

export function linksRoutes(
  parts: AppContext,
): HandlersFor<'listExternalLinks' | 'listPersonalLinks' | 'savePersonalLink'> {
  const { list, create, change, remove } = lifeCycle(parts, links);
  return {
    async listExternalLinks({ path }) {
      return { data: await externalLinks(path.name) };
    },

    listPersonalLinks: list,

    async savePersonalLink(call) {
      const { linkid: id = 0, status, deleted_at } = call.body;
      if (id === 0) {
        if (status === 'delete' || status === 'update') {
          throw invalid([{ path: '/linkid', code: 'required', message: 'is required to change a link' }]);
        }
        return create(call, {
          feature: 'aggiungialtro',
          required: ['name', 'link', 'descrizione'],
          content: () => toContent(call.body),
        });
      }
      if (status === 'delete') return remove(call, id);
      return change(call, {
        id,
        deleted_at,
        feature: 'modificaaltro',
        content: (before) => toContent(call.body, before),
      });
    },
  };
}
