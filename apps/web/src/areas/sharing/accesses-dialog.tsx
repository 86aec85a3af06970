import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './sharing.css.ts';
import { accessesQuery, type Share } from './sharing.queries.ts';

export interface AccessesDialogProps {
  share: Share;
  onClose: () => void;
}

export function AccessesDialog({ share, onClose }: AccessesDialogProps) {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  const { data, isError, refetch } = useQuery(accessesQuery(share.id_condivisione));
  return (
    <Dialog
      open
      title={t('accesses.title', { name: share.etichetta })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      {isError && <Button onClick={() => void refetch()}>{t('again')}</Button>}
      {!data && !isError && <Skeleton shape="block" count={2} />}
      {data?.data.length === 0 && <p>{t('accesses.none')}</p>}
      <ul className={styles.lines}>
        {data?.data.map(({ quando, destinatario, dispositivo, esito }) => (
          <li key={`${quando} ${destinatario} ${esito}`} className={styles.entry}>
            <strong>{destinatario}</strong>
            <p className={styles.muted}>
              {[t(`accesses.${esito}`), formats.moment(quando), dispositivo].filter(Boolean).join(dot)}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
