import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../shared/api/api.ts';
import { lockDialog } from '../../shared/confidentiality/lock.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './anamnesis.css.ts';

interface HistoryLockProps {
  written: { id_anamnesi_log: number; id_livello_confidenzialita: number | null };
  name: string;
  queryKey: QueryKey;
}

/** Level and padlock of a part of the history that was written. */
export function HistoryLock({ written, name, queryKey }: HistoryLockProps) {
  const { t } = useTranslation('anamnesis');
  const { t: tShell } = useTranslation();
  const { t: tRecords } = useTranslation('records');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const lock = useLazyDialog(lockDialog);
  const { id_anamnesi_log: id, id_livello_confidenzialita } = written;
  const level = id_livello_confidenzialita ?? strictest;

  async function save(chosen: number) {
    const change = { tipo: 'anamnesis', id_record: id, id_livello_confidenzialita: chosen } as const;
    await api.call(operations.saveLevels, { path: { id: userId }, body: { modifiche: [change] } });
    await queryClient.invalidateQueries({ queryKey });
  }

  const open = () =>
    void lock.open({
      record: { tipo: 'anamnesis', id },
      description: name,
      levels: patient.liveli_confidencialita,
      value: level,
      onSave: save,
      words: { question: tRecords('saveQuestion'), done: tRecords('lockDone') },
    });

  return (
    <>
      <Button iconStart={<Lock />} loading={lock.loading} aria-label={t('lockNamed', { part: name })} onClick={open}>
        {tShell('rowActions.lock')}
      </Button>
      <span className={styles.level}>
        <ConfidentialityBadge level={level} />
      </span>
      {lock.element}
    </>
  );
}
