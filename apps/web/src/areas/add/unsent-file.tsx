import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Camera, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { useFirstFocus } from '../../shared/page/use-first-focus.ts';
import * as styles from './add.css.ts';
import { useFileInput } from './file-input.tsx';
import type { PendingFile } from './pending-file.ts';

interface UnsentFileProps {
  pending: PendingFile;
  /** Undefined if the page was opened again in the meantime. */
  file: File | undefined;
  failure: string | undefined;
  onRetry: (file: File) => void;
  onDiscard: () => void;
}

/** A file that did not arrive. Its description is a draft on the server; the content is in the memory of the page. */
export function UnsentFile({ pending, file, failure, onRetry, onDiscard }: UnsentFileProps) {
  const { t } = useTranslation('add');
  const start = useFirstFocus<HTMLDivElement>();
  const camera = useFileInput(([picked]) => onRetry(picked), true);
  const files = useFileInput(([picked]) => onRetry(picked), false, false);
  const { titolo: name } = pending;
  const title = pending.id_indagine === null ? t('unsent.alone', { name }) : t('unsent.ofExam', { name });
  return (
    <>
      <div ref={start} tabIndex={-1} className={styles.start}>
        <Banner tone="danger" announce title={title}>
          <div className={styles.paragraphs}>
            {failure && <p>{failure}</p>}
            <p>{t(file ? 'unsent.inMemory' : 'unsent.gone')}</p>
          </div>
        </Banner>
      </div>
      {file && (
        <SummaryHead file={file} name={name}>
          {file.name}
        </SummaryHead>
      )}
      <div className={styles.buttons}>
        {file && (
          <Button variant="primary" onClick={() => onRetry(file)}>
            {t('unsent.retry')}
          </Button>
        )}
        <Button variant={file ? 'secondary' : 'primary'} iconStart={<Camera />} onClick={camera.open}>
          {t('kinds.photo')}
        </Button>
        <Button iconStart={<FileUp />} onClick={files.open}>
          {t('kinds.file')}
        </Button>
        <Button onClick={onDiscard}>{t(pending.id_indagine === null ? 'unsent.drop' : 'unsent.discard')}</Button>
      </div>
      {camera.element}
      {files.element}
    </>
  );
}
