import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Sort } from './table/use-admin-rows.ts';

export const noLicence = 'nessuna';
export const expiringLicence = 'in-scadenza';
const directoryStates = ['attivi', 'inattivi'] as const;
const orders = ['nome', 'registrazione', 'luogo', 'tipo'] as const;

/** Filters, order and page of a list. The words of a search stay out of the address, because they are names. */
export interface AdminSearch {
  /** Id of the licence that the people have, `nessuna` for those without one, or `in-scadenza`. */
  licenza?: number | typeof noLicence | typeof expiringLicence;
  stato?: (typeof directoryStates)[number];
  ordine?: (typeof orders)[number];
  verso?: 'desc';
  pagina?: number;
}

type Given = { readonly [Key in keyof AdminSearch]?: unknown };

function readLicence(value: unknown): AdminSearch['licenza'] {
  if (value === noLicence || value === expiringLicence) return value;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Leaves out what cannot be a filter, and what every list starts with. */
export function readAdminSearch(given: Given): AdminSearch {
  const licenza = readLicence(given.licenza);
  const stato = directoryStates.find((state) => state === given.stato);
  const ordine = orders.find((order) => order === given.ordine && order !== 'nome');
  const pagina = Number(given.pagina);
  return {
    ...(licenza !== undefined && { licenza }),
    ...(stato !== undefined && { stato }),
    ...(ordine !== undefined && { ordine }),
    ...(given.verso === 'desc' && { verso: 'desc' as const }),
    ...(Number.isSafeInteger(pagina) && pagina > 1 && pagina <= 100_000 && { pagina }),
  };
}

const route = getRouteApi('/_session/admin/$page');

/** The search in the address, and a function that changes it and starts with the first page. */
export function useAdminSearch(page: string) {
  const search = readAdminSearch(route.useSearch());
  const navigate = useNavigate();
  const change = (next: Given) =>
    void navigate({
      to: '/admin/$page',
      params: { page },
      search: readAdminSearch({ ...search, pagina: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  return {
    search,
    change,
    page: search.pagina ?? 1,
    onPageChange: (pagina: number) => change({ pagina }),
    sorting: {
      sort: { id: search.ordine ?? 'nome', desc: search.verso === 'desc' },
      onSort: ({ id, desc }: Sort) => change({ ordine: id, verso: desc ? 'desc' : undefined }),
    },
  };
}
