import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { Dialog } from '@libretto/design-system/dialog';
import { TextArea } from '@libretto/design-system/text-area';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAreaNames } from '../../shared/access/use-area-names.ts';
import { useCopy } from '../../shared/clipboard/use-copy.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import * as styles from './sharing.css.ts';
import { sharesQuery } from './sharing.queries.ts';

export interface CreatedLink {
  id: number;
  link: string;
  /** Code that was created with it. */
  code?: string | undefined;
}

/** The link, and the code created with it, are shown once and stored nowhere. */
export function LinkReady({ id, link, code, onClose }: CreatedLink & { onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const copy = useCopy();
  const toAreaNames = useAreaNames();
  const { moment } = useFormats();
  const names = useConfidentialityNames();
  const share = useQuery(sharesQuery()).data?.data.find(({ id_condivisione }) => id_condivisione === id);
  const footer = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button
        variant="primary"
        // The field below is long: with the focus it would hide the QR code.
        data-autofocus
        iconStart={<Copy />}
        onClick={() => void copy(link, t('ready.copied'), t('ready.notCopied'))}
      >
        {t('ready.copy')}
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" title={t('ready.title')} footer={footer} onClose={onClose}>
      <div className={styles.stack}>
        {share && (
          <p>
            {t('ready.opens', {
              what: share.aree.length === 0 ? t('visit.label') : toAreaNames(share.aree),
              level: t('upTo', { level: names.level(share.id_livello_confidenzialita) }),
              moment: moment(share.scade_il),
            })}
          </p>
        )}
        <Banner tone="warning" title={t('ready.once')}>
          {t('ready.onceText')}
        </Banner>
        <div className={styles.ready}>
          <QrCode value={link} label={t('ready.qr')} />
          <div className={styles.close}>
            {code !== undefined && (
              <div className={styles.code}>
                <p>{t('ready.code')}</p>
                <p className={styles.digits}>{code}</p>
                <p className={styles.muted}>{t('ready.codeText')}</p>
                <div>
                  <Button
                    iconStart={<Copy />}
                    onClick={() => void copy(code, t('ready.codeCopied'), t('ready.codeNotCopied'))}
                  >
                    {t('ready.copyCode')}
                  </Button>
                </div>
              </div>
            )}
            <p>{t('ready.text')}</p>
            <TextArea label={t('ready.link')} name="collegamento" rows={5} value={link} onChange={() => {}} />
            <p className={styles.muted}>{t('ready.standard')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
