import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { usePhoneNumbers } from '@libretto/design-system/phone-number';
import { useQuery } from '@tanstack/react-query';
import { Phone, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parts, type ReducedCard, type StoredCard } from '../../shared/emergency/stored-card.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import { base } from '../../shared/session/places.ts';
import { PublicBar } from '../../shared/shell/public-bar.tsx';
import * as styles from './card-page.css.ts';
import { cardText } from './card-text.ts';
import { keptCardQuery } from './emergency.queries.ts';
import { PaperCard } from './paper-card.tsx';
import { useCardFormatter } from './use-card-formatter.ts';

/** Works offline and without an account; shows only what the owner selected. */
export function CardPage() {
  const { t } = useTranslation('emergency');
  const { moment } = useFormats();
  const { data: kept } = useQuery(keptCardQuery);
  if (kept === undefined) return null;
  const description = kept ? t('asOf', { date: moment(kept.card.aggiornata) }) : t('none');
  return (
    <>
      <div className={styles.page}>
        <PublicBar />
        <main className={styles.main}>
          <Page title={t('title')} description={description}>
            <a className={buttonClass({ variant: 'danger', size: 'lg', fullWidth: true })} href="tel:112">
              <Phone aria-hidden="true" size="1.25em" />
              {t('call112')}
            </a>
            {kept && <CardContent kept={kept} />}
            <p className={styles.note}>
              <a href={`${base}/account/Emergenza`}>{kept ? t('change') : t('make')}</a>
            </p>
          </Page>
        </main>
      </div>
      {kept && <PaperCard kept={kept} />}
    </>
  );
}

function CardContent({ kept: { card, parts: chosen } }: { kept: StoredCard }) {
  const { t } = useTranslation('emergency');
  const { toLines, toIdentityFacts } = useCardFormatter();
  const { identita, contatti } = card;
  const others = parts.filter((part) => part !== 'identita' && part !== 'contatti' && chosen.includes(part));
  return (
    <>
      {identita && (
        <div>
          <p className={styles.name}>{`${identita.nome} ${identita.cognome}`}</p>
          <p className={styles.about}>{toIdentityFacts(identita).join(' · ')}</p>
        </div>
      )}
      {contatti && <Contacts contacts={contatti} />}
      {others.map((part) => {
        const lines = toLines(part, card);
        if (part === 'gravidanza' && lines.length === 0) return null;
        const alarming = lines.length > 0 && (part === 'allergie' || part === 'farmaci_vietati');
        return (
          <Card key={part} title={t(`parts.${part}`)} className={alarming ? styles.critical : undefined}>
            {lines.length > 0 ? (
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <p className={styles.note}>{t('nothing')}</p>
            )}
          </Card>
        );
      })}
      <Card title={t('code.title')}>
        <div className={styles.code}>
          <QrCode value={cardText(card)} label={t('code.label')} />
          <div className={styles.content}>
            <p>{t('code.text')}</p>
            <Button iconStart={<Printer />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        </div>
      </Card>
      <Banner tone="info" title={t('limits')} />
    </>
  );
}

function Contacts({ contacts }: { contacts: NonNullable<ReducedCard['contatti']> }) {
  const { t } = useTranslation('emergency');
  const show = usePhoneNumbers();
  return (
    <section className={styles.content} aria-label={t('parts.contatti')}>
      {contacts.map(({ nome, telefono }) => (
        <a
          key={`${nome} ${telefono}`}
          className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}
          href={show(telefono).href}
        >
          <Phone aria-hidden="true" size="1.25em" />
          <span className={styles.contact}>
            {t('call', { name: nome })} <span className={styles.number}>{show(telefono).text}</span>
          </span>
        </a>
      ))}
    </section>
  );
}
