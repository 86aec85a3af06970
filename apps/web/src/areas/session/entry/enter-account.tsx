import { Skeleton } from '@libretto/design-system/skeleton';
import { useTranslation } from 'react-i18next';
import { redirectToApp, storeSession } from '../login/enter.ts';
import { signIn } from '../login/sign-in.ts';
import { EntryPage } from './entry-page.tsx';

/**
 * Logs in to a new account like the login page, with its limits, and opens the app. Returns false if the login page has to
 * do it.
 */
export async function enterAccount(email: string, password: string): Promise<boolean> {
  const outcome = await signIn('login', { email, password });
  if (!('reply' in outcome) || 'secondo_passo' in outcome.reply) return false;
  if (!storeSession(outcome.reply.success, outcome.serverDate)) return false;
  redirectToApp(null);
  return true;
}

/** Until the app has replaced the page. */
export function EnteringPage({ title }: { title: string }) {
  const { t } = useTranslation('session');
  return (
    <EntryPage title={title}>
      <Skeleton count={4} label={t('entry.entering')} />
    </EntryPage>
  );
}
