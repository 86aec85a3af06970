import { ProgressBar } from '@libretto/design-system/progress';
import { useTranslation } from 'react-i18next';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import type { UploadState } from './use-upload.ts';

interface SendingFileProps {
  file: File;
  name: string;
  state: UploadState;
}

export function SendingFile({ file, name, state }: SendingFileProps) {
  const { t } = useTranslation('add');
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <>
      <SummaryHead file={file} name={name} headingRef={heading}>
        {t(state.interrupted ? 'sending.interrupted' : 'sending.text')}
      </SummaryHead>
      <ProgressBar label={t('sending.label')} value={state.fraction} />
    </>
  );
}
