import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { detailPath } from '../entries/detail-path.ts';
import { KindIcon } from '../entries/kind-icon.tsx';
import { dimmed } from '../eyes/eyes.css.ts';
import { useEyes } from '../eyes/eyes-context.ts';
import { HiddenNote } from '../eyes/hidden-note.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useTerms } from '../terms/use-terms.ts';
import * as styles from './details.css.ts';
import type { RelatedRecord } from './details.queries.ts';

export function RelatedCard({ related }: { related: readonly RelatedRecord[] }) {
  const { t } = useTranslation('details');
  const nameOf = useGroupName();
  if (related.length === 0) return null;
  const groups = [...Map.groupBy(related, nameOf)];
  return (
    <Card title={t('related.title')}>
      <div className={styles.groups}>
        {groups.map(([name, records]) => (
          <section key={name} className={styles.group}>
            <h3 className={styles.groupTitle}>{name}</h3>
            <ul className={styles.related}>
              {records.map((record) => (
                <RelatedRow key={`${record.tipo} ${record.id_record}`} record={record} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function useGroupName(): (record: RelatedRecord) => string {
  const { t } = useTranslation('details');
  const { t: tKinds } = useTranslation('record-kinds');
  return ({ legame, tipo }) => {
    if (legame === 'vicino') return t('related.vicino');
    const isNeighbour = tipo === 'exam' || tipo === 'vaccination' || tipo === 'notebook';
    if (legame === 'precedente' && isNeighbour) return t(`related.precedente.${tipo}`);
    if (legame === 'successivo' && isNeighbour && tipo !== 'exam') return t(`related.successivo.${tipo}`);
    return tKinds(`many.${tipo}`);
  };
}

function RelatedRow({ record: { tipo, id_record, titolo, data } }: { record: RelatedRecord }) {
  const { t: tKinds } = useTranslation('record-kinds');
  const formats = useFormats();
  const term = useTerms();
  const title = (tipo === 'exam' ? term(titolo) : titolo) || tKinds(`one.${tipo}`);
  const mark = useEyes().eyes?.markOf(tipo, id_record);
  return (
    <li className={mark ? `${styles.relatedItem} ${dimmed}` : styles.relatedItem}>
      <Link to={detailPath(tipo, id_record)} className={styles.relatedLink}>
        <span className={styles.relatedIcon}>
          <KindIcon kind={tipo} />
        </span>
        <span>
          <span className={styles.relatedName}>{title}</span>
          {data !== null && (
            <time className={styles.muted} dateTime={data}>
              {formats.date(data)}
            </time>
          )}
        </span>
        <span className={styles.chevron} aria-hidden="true">
          <ChevronRight size="1.25em" />
        </span>
      </Link>
      {mark && <HiddenNote mark={mark} name={title} />}
    </li>
  );
}
