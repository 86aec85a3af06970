import { ProgressBar } from '@libretto/design-system/progress';
import { useTranslation } from 'react-i18next';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { useFirstFocus } from '../../shared/page/use-first-focus.ts';
import type { UploadState } from './use-upload.ts';

interface SendingFileProps {
  file: File;
  name: string;
  state: UploadState;
}

export function SendingFile({ file, name, state }: SendingFileProps) {
  const { t } = useTranslation('add');
  const sent = state.fraction === 1;
  const step = state.interrupted
    ? 'interrupted'
    : sent
      ? 'checking'
      : file.type.startsWith('image/')
        ? 'photo'
        : 'file';
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <>
      <SummaryHead file={file} name={name} headingRef={heading}>
        <span role="status">{t(`sending.${step}`, { name: file.name })}</span>
      </SummaryHead>
      <ProgressBar label={t('sending.label')} value={state.fraction} />
    </>
  );
}
