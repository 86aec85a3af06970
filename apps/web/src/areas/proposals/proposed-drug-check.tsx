import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InteractionList } from '../../shared/drugs/interaction-list.tsx';
import { foldDrugName } from '../../shared/drugs/is-same-drug.ts';
import type { InteractionCheck, Interactions } from '../../shared/drugs/use-interaction-check.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { findTherapies } from '../../shared/record-summary/summary.ts';
import * as styles from './proposals.css.ts';

interface ProposedDrugCheckProps {
  record: Schema<'SharedRecord'>;
  check: Pick<InteractionCheck, 'state' | 'retry'>;
  warning: Schema<'DrugWarning'> | null;
}

/** What the shared record says against the chosen medicine. Nothing is blocked: the doctor may have a reason. */
export function ProposedDrugCheck({ record, check: { state, retry }, warning }: ProposedDrugCheckProps) {
  const { t } = useTranslation('proposals');
  const { t: tDrugs } = useTranslation('drugs');
  return (
    <div className={styles.check}>
      {/* Rendered before it has content, because screen readers announce only changes of an existing live region. */}
      <div role="status" className={styles.muted}>
        {state.status === 'checking' && tDrugs('check.checking')}
        {state.status === 'clear' && t('propose.clear')}
      </div>
      {state.status === 'failed' && (
        <Banner
          tone="danger"
          announce
          title={tDrugs('check.failed')}
          action={<Button onClick={retry}>{tDrugs('check.retry')}</Button>}
        >
          {t('propose.unchecked')}
        </Banner>
      )}
      {'result' in state && (
        <Findings
          record={record}
          drug={state.drug.descrizione_breve}
          result={state.result}
          warning={warning}
          key={state.drug.descrizione_breve}
        />
      )}
    </div>
  );
}

interface FindingsProps {
  record: Schema<'SharedRecord'>;
  drug: string;
  result: Interactions;
  warning: Schema<'DrugWarning'> | null;
}

function Findings({ record, drug, result, warning }: FindingsProps) {
  const { t } = useTranslation('proposals');
  const frame = useRef<HTMLDivElement>(null);
  const getStart = useStart(record);
  const { messaggiInterazioni: found, revisione_clinica } = result;
  const hasFindings = found.length > 0;
  useEffect(() => {
    if (hasFindings) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFindings]);

  if (!hasFindings) return <Limits result={result} />;
  return (
    <div ref={frame}>
      <Banner
        tone={warning ? 'danger' : 'warning'}
        readAs="warning"
        announce
        title={t(`propose.against.${warning ?? 'altro'}`, { drug })}
      >
        <div className={styles.against}>
          {warning && <p>{t('propose.sayWhy')}</p>}
          <InteractionList interactions={found} reviewed={revisione_clinica} reader="doctor" getStart={getStart} />
          <Limits result={result} />
        </div>
      </Banner>
    </div>
  );
}

function useStart(record: Schema<'SharedRecord'>) {
  const shortDay = useShortDay();
  return (drug: string): string | undefined => {
    const { current } = findTherapies(record);
    const taken = current.find(({ farmaco }) => foldDrugName(farmaco.descrizione_breve) === foldDrugName(drug));
    return taken && shortDay(taken.data_inizio);
  };
}

function Limits({ result: { esito, non_confrontate: names } }: { result: Interactions }) {
  const { t, i18n } = useTranslation('proposals');
  const { t: tDrugs } = useTranslation('drugs');
  return (
    <>
      {esito === 'non_verificabile' && <p className={styles.muted}>{t('propose.unknown')}</p>}
      {names.length > 0 && (
        <p className={styles.muted}>
          {tDrugs('check.notCompared', { names: new Intl.ListFormat(i18n.language).format(names) })}
        </p>
      )}
    </>
  );
}
