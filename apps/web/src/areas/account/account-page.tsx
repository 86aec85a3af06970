import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import {
  Archive,
  ChevronRight,
  Cookie,
  CreditCard,
  Fingerprint,
  History,
  IdCard,
  KeyRound,
  ShieldCheck,
  Stethoscope,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, grantAllows, useActing } from '../../shared/acting/acting.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { SpaceCard } from '../../shared/space/space-card.tsx';
import * as styles from './account.css.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { WorkLinks } from './work-links.tsx';

const links = [
  { to: '/account/Password', name: 'password', Icon: KeyRound },
  { to: '/account/Sicurezza', name: 'security', Icon: Fingerprint },
  { to: '/account/Emergenza', name: 'emergency', Icon: IdCard },
  { to: '/Registro/Paypal', name: 'subscription', Icon: CreditCard },
  { to: '/Registro/Accessi', name: 'accesses', Icon: History },
  { to: '/account/Consensi', name: 'consents', Icon: ShieldCheck },
  { to: '/account/Medico', name: 'doctor', Icon: Stethoscope },
  { to: '/account/Copia', name: 'archive', Icon: Archive },
  { to: '/account/CookiePolicy', name: 'cookies', Icon: Cookie },
] as const;

const loadDeletionDialog = async () => (await import('./deletion-dialog.tsx')).DeletionDialog;

/** Pages about the record, not the account, and the operation that they need. */
const recordLinks: Readonly<Partial<Record<string, Parameters<typeof grantAllows>[0]>>> = {
  emergency: operations.getEmergencyCard,
  consents: operations.listConsents,
  archive: operations.getArchive,
};

interface AccountPageProps {
  people: ComponentType;
}

export function AccountPage({ people: PeopleCard }: AccountPageProps) {
  const { t } = useTranslation('account');
  const acting = useActing();
  const ofRecord = links.filter(({ name }) => name in recordLinks);
  const deletion = useLazyDialog(loadDeletionDialog);
  return (
    <Page title={t('title')}>
      <PersonCard />
      <WorkLinks />
      <PeopleCard />
      {acting ? (
        <>
          <h2>{t('ofRecord', { name: fullName(acting) })}</h2>
          <Links links={ofRecord.filter(({ name }) => grantAllows(recordLinks[name] ?? operations.getEmergencyCard))} />
          <SpaceCard />
          <h2>{t('ofAccount')}</h2>
          <Links links={links.filter((link) => !ofRecord.includes(link))} />
        </>
      ) : (
        <Links links={links} />
      )}
      <AppearanceCard />
      {!acting && <SpaceCard />}
      <SessionsCard />
      {!acting && (
        <section className={styles.deletion} aria-labelledby="account-end">
          <div>
            <h2 id="account-end" className={styles.deletionTitle}>
              {t('deletion.title')}
            </h2>
            <p className={styles.text}>{t('deletion.text')}</p>
          </div>
          <Button variant="danger" loading={deletion.loading} onClick={() => void deletion.open({})}>
            {t('deletion.open')}
          </Button>
        </section>
      )}
      {deletion.element}
    </Page>
  );
}

function Links({ links: shown }: { links: readonly (typeof links)[number][] }) {
  const { t } = useTranslation('account');
  const isLarge = useLargeTextOnPhone();
  return (
    <ul className={styles.links}>
      {shown.map(({ to, name, Icon }) => (
        <li key={name}>
          <Link to={to} className={styles.link}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" size="1.5em" strokeWidth={1.75} />
            </span>
            <span>
              <span className={styles.name}>{t(`links.${name}`)}</span>
              {/* The page says it too. */}
              {!isLarge && <span className={styles.text}>{t(`links.${name}Text`)}</span>}
            </span>
            <ChevronRight aria-hidden="true" size="20px" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
