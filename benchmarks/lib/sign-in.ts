export const demoPatient = 'paziente@libretto.example';

export interface SignedIn {
  id: number;
  token: string;
  expires: string;
}

export async function signIn(url: string, email = demoPatient): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Libretto-Demo-2026!' }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const { success } = await answer.json();
  return { id: success.user.id_utente, token: success.token, expires: success.expires_at };
}
