import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { TextArea } from '@libretto/design-system/text-area';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './drugs.css.ts';
import { InteractionList } from './interaction-list.tsx';
import { type InteractionCheck, type Interactions, maxReason, requiresReason } from './use-interaction-check.ts';

interface InteractionOutcomeProps {
  check: InteractionCheck;
  declineLabel?: string | undefined;
}

export function InteractionOutcome({ check, declineLabel }: InteractionOutcomeProps) {
  const { t } = useTranslation('drugs');
  const { state } = check;
  const result = 'result' in state ? state.result : undefined;
  return (
    <div className={styles.outcome}>
      {/* Rendered before it has content, because screen readers announce only changes of an existing live region. */}
      <div role="status" className={styles.muted}>
        {state.status === 'checking' && t('check.checking')}
        {state.status === 'clear' && (
          <span className={styles.clear}>
            <CircleCheck className={styles.clearIcon} size="1.25em" aria-hidden="true" />
            {t('check.clear')}
          </span>
        )}
      </div>
      {state.status === 'failed' && (
        <Banner
          tone="danger"
          announce
          title={t('check.failed')}
          action={<Button onClick={check.retry}>{t('check.retry')}</Button>}
        >
          {t('check.failedDetail')}
        </Banner>
      )}
      {state.status === 'accepted' && result && (
        <Banner tone="warning" announce title={t('check.accepted', { drug: state.drug.descrizione_breve })}>
          {check.acceptance.motivo_accettazione !== undefined && (
            <p className={styles.reason}>{t('check.reasonGiven', { reason: check.acceptance.motivo_accettazione })}</p>
          )}
          <details>
            <summary className={styles.summary}>{t('check.again')}</summary>
            <div className={styles.details}>
              <Findings result={result} />
            </div>
          </details>
        </Banner>
      )}
      {state.status === 'clear' && result && (
        <details className={styles.muted}>
          <summary className={styles.summary}>
            {t(result.non_confrontate.length > 0 ? 'check.partialScope' : 'check.scope')}
          </summary>
          <Limits result={result} />
        </details>
      )}
      {state.status === 'asking' && result && (
        <Question check={check} drug={state.drug.descrizione_breve} result={result} declineLabel={declineLabel} />
      )}
    </div>
  );
}

interface QuestionProps extends InteractionOutcomeProps {
  drug: string;
  result: Interactions;
}

/** Shows the findings and asks for a decision. Overriding an allergy requires a reason. */
function Question({ check, drug, result, declineLabel }: QuestionProps) {
  const { t } = useTranslation('drugs');
  const [attempts, setAttempts] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { reason, reasonProblem: problem } = check;

  function accept() {
    if (problem === undefined) return check.accept();
    setAttempts((before) => before + 1);
  }

  useEffect(() => {
    if (attempts === 0) return;
    field.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);

  return (
    <Dialog
      open
      focusTitle
      title={t('check.question', { drug })}
      onClose={check.decline}
      footer={
        <>
          <Button onClick={accept}>{t('check.accept')}</Button>
          <Button variant="primary" onClick={check.decline}>
            {declineLabel ?? t('check.decline')}
          </Button>
        </>
      }
    >
      <div className={styles.outcome}>
        <Findings result={result} />
        {requiresReason(result) && (
          <div ref={frame}>
            <TextArea
              ref={field}
              name="motivo_accettazione"
              label={t('check.reason')}
              hint={t('check.reasonHint')}
              value={reason.value}
              onChange={reason.onChange}
              error={attempts > 0 && problem ? t(`check.${problem}`) : undefined}
              rows={3}
              maxLength={maxReason}
              required
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Findings({ result }: { result: Interactions }) {
  const { t } = useTranslation('drugs');
  return (
    <div className={styles.outcome}>
      {result.esito === 'non_verificabile' && <p>{t('check.unknown')}</p>}
      <InteractionList interactions={result.messaggiInterazioni} reviewed={result.revisione_clinica} />
      <Limits result={result} />
    </div>
  );
}

/** Lists the medicines that were not checked, so that no finding is not mistaken for safe. */
function Limits({ result: { non_confrontate: names } }: { result: Interactions }) {
  const { t, i18n } = useTranslation('drugs');
  return (
    <div className={styles.muted}>
      {names.length > 0 && <p>{t('check.notCompared', { names: new Intl.ListFormat(i18n.language).format(names) })}</p>}
      <p>{t('check.limits')}</p>
    </div>
  );
}
