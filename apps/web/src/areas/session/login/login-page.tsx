import { Button, buttonClass } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/preferences/preferences.ts';
import { base } from '../../../shared/session/places.ts';
import { Brand } from '../../../shared/shell/brand.tsx';
import ThemeChoice from '../../../shared/shell/theme-choice.tsx';
import '../../../shared/shell/fonts.css.ts';
import { tool } from '../../../shared/shell/tool.css.ts';
import * as styles from './login.css.ts';
import { LoginForm } from './login-form.tsx';
import { ids } from './login-ids.ts';
import { LoginTemplates } from './login-templates.tsx';

export interface Stores {
  appStore?: string | undefined;
  playStore?: string | undefined;
}

interface LoginPageProps {
  stores: Stores;
  language: Language;
}

/** Rendered at build time and hydrated by `login.ts` through element ids. Contains every message that may appear. */
export function LoginPage({ stores, language }: LoginPageProps) {
  const { t } = useTranslation('session');
  const other = language === 'it' ? 'en' : 'it';
  const hasApp = Boolean(stores.appStore || stores.playStore);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <div className={styles.tools}>
          <a id={ids.language} className={tool} href={`?lang=${other}`} lang={other} title={t('login.languageLabel')}>
            {t('login.language')}
          </a>
          <ThemeChoice theme="system" onChange={() => undefined} />
        </div>
      </header>
      <main className={styles.main} data-app={hasApp || undefined}>
        <div className={styles.benefits}>
          <p className={styles.benefitsTitle}>{t('login.promise')}</p>
          <p>{t('login.promiseText')}</p>
        </div>
        <AppPrompt stores={stores} />
        <section id={ids.signIn} className={styles.card}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <div id={ids.notices} role="alert" className={styles.notices} />
          <p id={ids.return} className={styles.note} hidden>
            {t('login.return')}
          </p>
          <p id={ids.firstRun} className={styles.note} hidden>
            {t('login.firstRun')} <a href={`${base}/primo-avvio`}>{t('login.firstRunLink')}</a>
          </p>
          <LoginForm />
          <div className={styles.links}>
            <a href={`${base}/password/reset`}>{t('login.forgotten')}</a>
            <p>
              {t('login.noAccount')} <a href={`${base}/register`}>{t('login.register')}</a>
            </p>
            <a href={`${base}/emergenza`}>{t('login.emergencyCard')}</a>
          </div>
          <div id={ids.providers} className={styles.providers} />
        </section>
      </main>
      <LoginTemplates />
    </div>
  );
}

function AppPrompt({ stores }: { stores: Stores }) {
  const { t } = useTranslation('session');
  const links = [
    { address: stores.appStore, words: t('app.appStore') },
    { address: stores.playStore, words: t('app.playStore') },
  ].filter(({ address }) => address);
  return (
    <section id={ids.prompt} className={styles.prompt}>
      <h1 className={styles.title}>{t('app.title')}</h1>
      <p>{t('app.stores')}</p>
      {links.map(({ address, words: label }) => (
        <a key={label} className={buttonClass({ variant: 'secondary', fullWidth: true })} href={address}>
          {label}
        </a>
      ))}
      <Button id={ids.browser} variant="primary" fullWidth>
        {t('app.browser')}
      </Button>
    </section>
  );
}
