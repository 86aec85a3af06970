import { buttonClass } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { usePhoneNumbers } from '@libretto/design-system/phone-number';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Part, parts, type ReducedCard } from '../../shared/emergency/stored-card.ts';
import { dot } from '../../shared/formats/dot.ts';
import * as styles from './card-page.css.ts';
import { useCardFormatter } from './use-card-formatter.ts';

interface CardFactsProps {
  card: ReducedCard;
  parts: readonly Part[];
  /** Stands above the contacts, below what must be known before anything is given. */
  call?: ReactNode;
}

/** The facts of the card, in the order of what a rescuer needs. */
export function CardFacts({ card, parts: chosen, call }: CardFactsProps) {
  const { t } = useTranslation('emergency');
  const { toPerson, toLines } = useCardFormatter();
  const { identita, gruppo, contatti } = card;
  const calls = parts.indexOf('contatti');
  // A blood group is one word, which needs no card of its own.
  const group =
    identita && gruppo && chosen.includes('gruppo') && [t('parts.gruppo'), ...toLines('gruppo', card)].join(': ');
  const show = (part: Part) =>
    chosen.includes(part) && !(part === 'gruppo' && group) && <CardPart key={part} part={part} card={card} />;
  return (
    <>
      {identita && (
        <div>
          <p className={styles.name}>{`${identita.nome} ${identita.cognome}`}</p>
          <p className={styles.about}>{[...toPerson(identita), group].filter(Boolean).join(dot)}</p>
        </div>
      )}
      {parts.slice(parts.indexOf('identita') + 1, calls).map(show)}
      {call}
      {contatti && <Contacts contacts={contatti} />}
      {parts.slice(calls + 1).map(show)}
      {identita?.codice_fiscale && <p>{t('taxCode', { code: identita.codice_fiscale })}</p>}
    </>
  );
}

function CardPart({ part, card }: { part: Part; card: ReducedCard }) {
  const { t } = useTranslation('emergency');
  const { toLines } = useCardFormatter();
  const lines = toLines(part, card);
  if (part === 'gravidanza' && lines.length === 0) return null;
  const alarming = lines.length > 0 && (part === 'allergie' || part === 'farmaci_vietati');
  return (
    <Card title={t(`parts.${part}`)} className={alarming ? styles.critical : undefined}>
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
