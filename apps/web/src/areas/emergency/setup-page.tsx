import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Checkbox } from '@libretto/design-system/checkbox';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IdCard, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  canStoreCards,
  type Part,
  parts,
  pickParts,
  removeCard,
  storeCard,
} from '../../shared/emergency/stored-card.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { PreviousLink } from '../../shared/page/previous-link.tsx';
import { SideCard } from '../../shared/page/side-card.tsx';
import { base } from '../../shared/session/places.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CardFacts } from './card-facts.tsx';
import { note } from './card-page.css.ts';
import { emergencyCardQuery, keptCardQuery, refreshKeptCard } from './emergency.queries.ts';
import * as styles from './setup-page.css.ts';
import { useCardFormatter } from './use-card-formatter.ts';

const defaultParts: readonly Part[] = ['identita', 'gruppo', 'allergie', 'farmaci_vietati', 'contatti', 'terapie'];

const meanings = ['who', 'where', 'fresh', 'locked', 'gone'] as const;

export function SetupPage() {
  const { t } = useTranslation('emergency');
  const previous = useLocation({ select: ({ state }) => state.fromPage });
  const { moment } = useFormats();
  const { userId, accountId } = useSession();
  const toasts = useToast();
  const { data: card } = useSuspenseQuery(emergencyCardQuery(userId));
  const { data: found } = useSuspenseQuery(keptCardQuery);
  const storedCard = found?.userId === userId ? found : null;
  // A device keeps one card, and an emergency must not find that of another person.
  const isOwn = userId === accountId;
  const [chosen, setChosen] = useState<readonly Part[]>(storedCard?.parts ?? defaultParts);

  async function change(work: () => Promise<void>, done: string) {
    try {
      await work();
      await refreshKeptCard();
      toasts.show({ message: done, tone: 'success' });
    } catch (error) {
      console.warn('The emergency card could not be changed', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
    }
  }

  async function keep(selected: readonly Part[]) {
    await storeCard({ userId, parts: selected, card: pickParts(card, selected) });
    // Protects the card from storage eviction.
    await navigator.storage?.persist?.();
  }

  function choose(part: Part, wanted: boolean) {
    const selected = parts.filter((one) => (one === part ? wanted : chosen.includes(one)));
    setChosen(selected);
    if (storedCard) void change(() => keep(selected), t('saved'));
  }

  const offer = isOwn && !storedCard && (
    <div className={styles.offer} data-print="hidden">
      <p>{t('off')}</p>
      <Button
        variant="primary"
        disabledReason={canStoreCards() ? undefined : t('impossible')}
        onClick={() => void change(() => keep(chosen), t('kept'))}
      >
        {t('switchOn')}
      </Button>
    </div>
  );

  return (
    <Page
      title={t('title')}
      width="list"
      back={previous === undefined ? <PlaceBack to="/Registro/Condividi" /> : <PreviousLink to={previous} />}
    >
      <CardFacts card={card} parts={isOwn ? chosen : parts} />
      {offer}
      <p className={note}>{t('description')}</p>
      {!isOwn && <Banner title={t('ownOnly')} />}
      {isOwn && (
        <div className={styles.settings} data-print="hidden">
          {storedCard ? (
            <Banner
              tone="success"
              title={t('on')}
              action={
                <a className={buttonClass({ variant: 'secondary' })} href={`${base}/emergenza`}>
                  {t('open')}
                </a>
              }
            >
              {t('asOf', { date: moment(storedCard.card.aggiornata) })}
            </Banner>
          ) : (
            <p>{t('offText')}</p>
          )}
          <SideCard title={t('meaning.title')} icon={<IdCard />}>
            <ul className={styles.meanings}>
              {meanings.map((meaning) => (
                <li key={meaning}>{t(`meaning.${meaning}`)}</li>
              ))}
            </ul>
          </SideCard>
          <Card title={t('choice')} icon={<ListChecks />}>
            <div className={styles.parts}>
              {parts.map((part) => (
                <PartBox key={part} part={part} chosen={chosen} onChange={(wanted) => choose(part, wanted)} />
              ))}
            </div>
          </Card>
          {storedCard && (
            <div>
              <Button variant="danger" onClick={() => void change(removeCard, t('removed'))}>
                {t('switchOff')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

interface PartBoxProps {
  part: Part;
  chosen: readonly Part[];
  onChange: (wanted: boolean) => void;
}

function PartBox({ part, chosen, onChange }: PartBoxProps) {
  const { t } = useTranslation('emergency');
  const { userId } = useSession();
  const { data: card } = useSuspenseQuery(emergencyCardQuery(userId));
  const { toLines } = useCardFormatter();
  const isSelected = chosen.includes(part);
  return (
    <Checkbox
      name={part}
      label={t(`parts.${part}`)}
      // What is chosen is read above.
      description={isSelected ? undefined : toLines(part, card).join('; ') || t('nothing')}
      value={isSelected}
      disabledReason={isSelected && chosen.length === 1 ? t('last') : undefined}
      onChange={onChange}
    />
  );
}
