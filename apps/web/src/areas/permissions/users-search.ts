export const noLicence = 'nessuna';

export interface UsersSearch {
  /** Id of the licence that the people have, or `nessuna` for those without one. */
  licenza?: number | typeof noLicence;
}

/** Leaves out what cannot be a licence. */
export function readUsersSearch({ licenza }: Record<string, unknown>): UsersSearch {
  if (licenza === noLicence) return { licenza };
  const id = Number(licenza);
  return Number.isSafeInteger(id) && id > 0 ? { licenza: id } : {};
}
