import {
  ConfidentialityLockDialog,
  type ConfidentialityLockDialogProps,
} from '@libretto/design-system/confidentiality-lock-dialog';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DoctorExceptions } from '../access/doctor-exceptions.tsx';
import type { SharedKind } from '../access/exceptions.queries.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { useLinkNotice } from '../sharing/use-link-notice.ts';
import { strictest } from './printed-levels.ts';
import { type AuditedRecord, RecordLog } from './record-log.tsx';
import { audienceQuery, useAudience } from './use-audience.ts';

const unshared: readonly string[] = ['doctor', 'score', 'link', 'consent', 'account', 'share'];
const isShared = (record: AuditedRecord): record is AuditedRecord & { tipo: SharedKind } =>
  !unshared.includes(record.tipo);

export interface LockDialogProps
  extends Pick<ConfidentialityLockDialogProps, 'description' | 'levels' | 'value' | 'onSave'> {
  record: AuditedRecord;
  words?: { question: string; done: string };
  onClose: () => void;
}

export function LockDialog({ record, words, onClose, ...props }: LockDialogProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const problemText = useProblemText();
  const { t: tAudience } = useTranslation('confidentiality');
  const { isError } = useQuery(audienceQuery(record));
  const audience = useAudience(record);
  const noticeLinks = useLinkNotice();
  return (
    <ConfidentialityLockDialog
      {...props}
      open
      // One message says that it failed.
      audience={isError ? undefined : audience}
      confirm={() => confirm({ message: words?.question ?? t('save.question') })}
      describeError={(error) => {
        console.warn('A confidentiality level could not be changed', error);
        return t('lock.failed', { error: problemText(error) });
      }}
      onClose={(saved) => {
        onClose();
        if (!saved) return;
        toasts.show({ message: words?.done ?? t('lock.done'), tone: 'success' });
        void noticeLinks([record]);
      }}
    >
      {isError && <p role="status">{tAudience('audience.failed')}</p>}
      {isShared(record) && <DoctorExceptions record={record} level={Number(props.value ?? strictest)} />}
      <RecordLog record={record} />
    </ConfidentialityLockDialog>
  );
}
