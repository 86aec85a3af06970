import { AttachFile } from '@libretto/design-system/attach-file';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Spinner } from '@libretto/design-system/progress';
import { ArchiveRestore } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useFocusFallback } from '../../shared/page/use-focus-fallback.ts';
import * as styles from './archive.css.ts';
import { type Restored, useArchiveRestore } from './use-archive-restore.ts';

export function RestoreCard({ empty }: { empty: boolean }) {
  const { t } = useTranslation('archive');
  const [missing, setMissing] = useState(false);
  const { attachments, restored, checking, describeError, start } = useArchiveRestore();
  const outcome = useRef<HTMLDivElement>(null);
  useFocusFallback(restored, outcome);
  const chosen = attachments.files.some(({ state }) => state.status !== 'refused');

  async function send(): Promise<void> {
    setMissing(!chosen);
    if (chosen) await start();
  }

  return (
    <Card title={t('restore.title')} icon={<ArchiveRestore />}>
      <div className={styles.content}>
        {restored && (
          <div ref={outcome} tabIndex={-1}>
            <Outcome restored={restored} />
          </div>
        )}
        {!restored && !empty && (
          <Banner tone="info" title={t('restore.notEmpty')}>
            {t('restore.notEmptyText')}
          </Banner>
        )}
        {!restored && empty && (
          <>
            <p>{t('restore.text')}</p>
            <p>{t('restore.card')}</p>
            <AttachFile
              label={t('restore.file')}
              name="archivio"
              required
              attachments={attachments}
              describeError={describeError}
              error={missing && !chosen ? t('restore.choose') : undefined}
            />
            {checking && (
              <div>
                <Spinner label={t('restore.checking')} showLabel />
                <p>{t('restore.checkingText')}</p>
              </div>
            )}
            <div className={styles.actions}>
              <Button variant="primary" loading={attachments.busy} onClick={() => void send()}>
                {t('restore.start')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function Outcome({ restored: { voci, file, adattate, creato_il } }: { restored: Restored }) {
  const { t } = useTranslation('archive');
  const { moment } = useFormats();
  const rows = t('restore.rows', { count: voci });
  const files = t('restore.files', { count: file });
  return (
    <Banner tone="success" title={t('restore.equal', { rows, files })} announce>
      <p>{t('restore.equalText', { moment: moment(creato_il) })}</p>
      {adattate > 0 && <p>{t('restore.adapted', { count: adattate })}</p>}
    </Banner>
  );
}
