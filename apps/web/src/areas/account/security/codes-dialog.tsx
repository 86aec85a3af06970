import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../shared/downloads/save-file.ts';
import * as styles from './security.css.ts';

export interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { t } = useTranslation('account');

  function download() {
    const text = [t('security.codes.fileTitle'), '', ...codes, ''].join('\r\n');
    saveBlob(new Blob([text], { type: 'text/plain' }), t('security.codes.file'));
  }

  return (
    <Dialog
      open
      title={t('security.codes.keepTitle')}
      description={t('security.codes.keepText')}
      onClose={onClose}
      footer={
        <>
          <Button iconStart={<Download />} onClick={download}>
            {t('security.codes.download')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('security.codes.kept')}
          </Button>
        </>
      }
    >
      <ul className={styles.codes} aria-label={t('security.codes.list')}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
