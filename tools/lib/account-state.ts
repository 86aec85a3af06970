// What the server remembers of an account's use, which one run would pass on to the next.

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

/** Deletes the drafts of an account: every page would offer them. */
export async function deleteDrafts(server: string, token: string): Promise<void> {
  const headers = authorized(token);
  const response = await fetch(`${server}/api/bozze`, { headers });
  // Doctors and administrators may have no record, and so no drafts.
  if (!response.ok) return;
  const drafts = (await response.json()) as { modulo: string }[];
  for (const { modulo } of drafts) await fetch(`${server}/api/bozze/${modulo}`, { method: 'DELETE', headers });
}

/** Closes the lists that an account has left open. */
export async function forgetOpenLists(server: string, token: string): Promise<void> {
  await fetch(`${server}/api/preferenze`, {
    method: 'PUT',
    headers: { ...authorized(token), 'content-type': 'application/json' },
    body: JSON.stringify({ liste_aperte: [] }),
  });
}
