import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { allowCookies, consentDate, revokeCookies } from './cookie-consent.ts';
import * as styles from './cookies.css.ts';
import { cookiePolicyQuery, savePolicy } from './cookies.queries.ts';

export function CookiesPage() {
  const { t } = useTranslation('cookies');
  const { data } = useSuspenseQuery(cookiePolicyQuery());
  return (
    <Page
      width="list"
      title={t('title')}
      description={t('description')}
      back={<BackLink to="/account">{t('back')}</BackLink>}
    >
      <Consent />
      <section className={styles.part} aria-labelledby="stored">
        <h2 id="stored" className={styles.partTitle}>
          {t('list')}
        </h2>
        <ul className={styles.items}>
          {data.elenco.map(({ nome, tipo, scopo, durata }) => (
            <li key={nome} className={styles.item}>
              <span className={styles.name}>{nome}</span>
              <span>{scopo}</span>
              <span className={styles.muted}>
                {tipo === 'assente'
                  ? t('kinds.assente')
                  : `${t(`kinds.${tipo}`)} · ${t('duration', { duration: durata })}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="information">
        <h2 id="information" className={styles.partTitle}>
          {t('information')}
        </h2>
        {data.sezioni.map(({ titolo, testo }) => (
          <details key={titolo} className={styles.section}>
            <summary className={styles.summary}>{titolo}</summary>
            <div className={styles.content}>
              {testo.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
        <Download />
      </section>
    </Page>
  );
}

function Consent() {
  const { t } = useTranslation('cookies');
  const formats = useFormats();
  const toasts = useToast();
  const [date, setDate] = useState(consentDate);

  function allow() {
    allowCookies(new Date());
    setDate(consentDate());
  }
  function revoke() {
    revokeCookies();
    setDate(consentDate());
    toasts.show({ message: t('revoked'), tone: 'success' });
  }

  return (
    <>
      <Banner title={date ? t('allowed', { date: formats.moment(date) }) : t('notAllowed')} announce>
        {t(date ? 'allowedText' : 'notAllowedText')}
      </Banner>
      <div className={styles.choices}>
        <Button variant="primary" disabledReason={date && t('alreadyAllowed')} onClick={allow}>
          {t('allow')}
        </Button>
        <Button onClick={revoke}>{t('revoke')}</Button>
      </div>
    </>
  );
}

function Download() {
  const { t } = useTranslation('cookies');
  const toasts = useToast();
  const [loading, setLoading] = useState(false);

  async function save() {
    setLoading(true);
    try {
      await savePolicy(t('fileName'));
    } catch (error) {
      console.warn('The cookie policy could not be downloaded', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
    } finally {
      setLoading(false);
    }
  }

  return (
    <div>
      <Button loading={loading} onClick={() => void save()}>
        {t('download')}
      </Button>
    </div>
  );
}
