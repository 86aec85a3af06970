import type { Schema } from '@libretto/api-client/schema';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageOf } from '../../shared/entries/detail-path.ts';
import { useRecordTitle } from '../../shared/entries/use-record-title.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './sharing.css.ts';
import { type Share, shareLinesQuery } from './sharing.queries.ts';

type Line = Schema<'ShareLine'>;

export interface ContentsDialogProps {
  share: Share;
  onClose: () => void;
}

/** The records that a link shows to those who open it. */
export function ContentsDialog({ share, onClose }: ContentsDialogProps) {
  const { t } = useTranslation('sharing');
  const { t: tKinds } = useTranslation('record-kinds');
  const { data, isError, refetch } = useQuery(shareLinesQuery(share.id_condivisione));
  const byArea = Map.groupBy(data?.data ?? [], ({ area }) => area);
  return (
    <Dialog
      open
      title={t('lines.title', { name: share.etichetta })}
      description={data && t('lines.count', { count: data.data.length })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {isError && <Button onClick={() => void refetch()}>{t('again')}</Button>}
        {!data && !isError && <Skeleton shape="block" count={2} />}
        {data?.data.length === 0 && <p>{t('lines.none')}</p>}
        {[...byArea].map(([area, lines]) => (
          <section key={area ?? 'deleted'}>
            <h3 className={styles.legend}>{area === undefined ? t('lines.deleted') : tKinds(`areas.${area}`)}</h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <ShareLine key={`${line.tipo} ${line.id_record}`} line={line} onLeave={onClose} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function ShareLine({ line, onLeave }: { line: Line; onLeave: () => void }) {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  const title = useRecordTitle()(line);
  const { tipo, id_record, data, stato } = line;
  const facts = [data !== null && formats.date(data), stato === 'riservata' && t('lines.raised')].filter(Boolean);
  return (
    <li className={styles.entry}>
      {stato === 'eliminata' ? (
        title
      ) : (
        <Link to={pageOf(tipo, id_record)} onClick={onLeave}>
          {title}
        </Link>
      )}
      {facts.length > 0 && <p className={styles.muted}>{facts.join(dot)}</p>}
    </li>
  );
}
