import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './privacy.css.ts';
import { changeTo, maxChanges, type PrivacyMap } from './privacy.queries.ts';
import { useLevelChanges } from './use-level-changes.tsx';

type OpenAttachment = PrivacyMap['allegati_aperti'][number];

const maxShown = 5;

interface OpenAttachmentsProps {
  attachments: OpenAttachment[];
  userId: number;
  focusTarget: RefObject<HTMLElement | null>;
}

/** One closed line: the level of the exam protects them as long as they belong to it. */
export function OpenAttachments({ attachments, userId, focusTarget }: OpenAttachmentsProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('doctors');
  const term = useTerms();
  const names = useConfidentialityNames();
  const change = useLevelChanges(userId);
  const [busy, setBusy] = useState(false);
  if (attachments.length === 0 || !mayAct(operations.saveLevels)) return null;

  async function fix(some: OpenAttachment[]) {
    setBusy(true);
    const changes = some.map(({ allegato, contenitore }) => changeTo(contenitore.livello)(allegato));
    const done = await change(t('privacy.alarm.question', { count: some.length }), changes);
    setBusy(false);
    if (done) focusTarget.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.attachments}>
      <details className={styles.attachmentList}>
        <summary className={styles.attachmentSummary}>
          {t('privacy.alarm.title', { count: attachments.length })}
        </summary>
        <p className={styles.muted}>{t('privacy.alarm.text')}</p>
        <ul className={rowStyles.rows}>
          {attachments.slice(0, maxShown).map(({ allegato, contenitore }) => (
            <li key={`${allegato.tipo} ${allegato.id_record}`} className={rowStyles.row}>
              <span className={rowStyles.rowText}>
                {t('privacy.alarm.one', {
                  file: allegato.titolo,
                  level: names.level(allegato.livello),
                  parent: contenitore.tipo === 'exam' ? term(contenitore.titolo) : contenitore.titolo,
                  parentLevel: names.level(contenitore.livello),
                })}
              </span>
              <Button
                size="sm"
                loading={busy}
                aria-label={t('privacy.alarm.mendNamed', { file: allegato.titolo })}
                onClick={() => void fix([{ allegato, contenitore }])}
              >
                {t('privacy.alarm.mend')}
              </Button>
            </li>
          ))}
        </ul>
        {attachments.length > maxShown && <p>{t('privacy.alarm.others', { count: attachments.length - maxShown })}</p>}
      </details>
      {attachments.length > 1 && (
        <Button size="sm" loading={busy} onClick={() => void fix(attachments.slice(0, maxChanges))}>
          {t('privacy.alarm.mendAll')}
        </Button>
      )}
    </div>
  );
}
