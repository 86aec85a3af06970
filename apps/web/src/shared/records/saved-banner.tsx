import * as operations from '@libretto/api-client/operations';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../api/api.ts';
import { AudienceLine } from '../confidentiality/audience-line.tsx';
import { lockDialog } from '../confidentiality/lock.ts';
import { strictest } from '../confidentiality/printed-levels.ts';
import type { AlertKind } from '../confidentiality/unseen.ts';
import { UnseenWarning } from '../confidentiality/unseen-warning.tsx';
import { useShownLevel } from '../confidentiality/use-audience.ts';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { detailPath } from '../entries/detail-path.ts';
import { useFirstFocus } from '../page/use-first-focus.ts';
import type { Patient } from '../patient/patient.queries.ts';
import { useLinkNotice } from '../sharing/use-link-notice.ts';
import type { SavedRecord } from './new-record.ts';
import * as styles from './records.css.ts';

export interface SavedEntry {
  title: string;
  /** The record itself first, then its attachment, whose level follows it. */
  records: readonly [SavedRecord, ...SavedRecord[]];
  /** Set for what must not stay hidden from all doctors unnoticed. */
  alert?: AlertKind | undefined;
}

interface SavedBannerProps {
  patient: Patient;
  entry: SavedEntry;
  /** Unless the level is read again with all else. */
  onLevel?: (level: number) => void;
}

/** Says that a record was saved and who sees it, and offers to show it to others. */
export function SavedBanner({ patient, entry, onLevel }: SavedBannerProps) {
  const { t } = useTranslation('records');
  const { t: tShell } = useTranslation();
  const start = useFirstFocus<HTMLDivElement>();
  const lock = useLazyDialog(lockDialog);
  const toasts = useToast();
  const noticeLinks = useLinkNotice();
  const [showing, setShowing] = useState(false);
  const { title, records, alert } = entry;
  const [{ tipo, id, level: own }] = records;
  const level = own ?? strictest;
  const hasLevel = own !== undefined;
  const shownLevel = useShownLevel({ tipo, id }, level, hasLevel && alert !== undefined);

  async function save(id_livello_confidenzialita: number) {
    const change = (record: SavedRecord) => ({
      ...{ tipo: record.tipo, id_record: record.id },
      id_livello_confidenzialita: id_livello_confidenzialita as 1,
    });
    await api.call(operations.saveLevels, {
      path: { id: patient.id_utente },
      body: { modifiche: records.map(change) },
    });
    onLevel?.(id_livello_confidenzialita);
    await queryClient.invalidateQueries();
  }

  async function showToDoctors(shown: number) {
    setShowing(true);
    try {
      await save(shown);
      toasts.show({ message: t('lockDone'), tone: 'success' });
      // The button disappears.
      start.current?.focus();
      void noticeLinks([{ tipo, id }]);
    } catch (error) {
      console.warn('A new record could not be shown to the doctors', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    } finally {
      setShowing(false);
    }
  }

  const show = () =>
    void lock.open({
      description: title,
      levels: patient.liveli_confidencialita,
      value: level,
      record: { tipo, id },
      words: { question: t('saveQuestion'), done: t('lockDone') },
      onSave: save,
    });

  return (
    <div ref={start} tabIndex={-1} className={styles.savedStart}>
      <Banner
        tone="success"
        announce
        title={tShell('save.done')}
        action={
          <>
            {hasLevel && shownLevel === undefined && (
              <Button loading={lock.loading} onClick={show}>
                {t('saved.show')}
              </Button>
            )}
            <Link to={detailPath(tipo, id)} className={styles.openSaved}>
              {t('saved.open')}
            </Link>
          </>
        }
      >
        <p>{title}</p>
        {hasLevel && shownLevel === undefined && <AudienceLine record={{ tipo, id }} level={level} />}
      </Banner>
      {alert && shownLevel !== undefined && (
        <UnseenWarning
          {...{ alert, shownLevel }}
          record={{ tipo, id }}
          onShow={() => void showToDoctors(shownLevel)}
          saving={showing}
        />
      )}
      {lock.element}
    </div>
  );
}
