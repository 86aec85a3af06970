/** Reads the ID in a path; 0, which no record has, for anything else. */
export const recordId = {
  parse: ({ id }: { id: string }) => ({ id: /^\d{1,10}$/.test(id) ? Number(id) : 0 }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};
