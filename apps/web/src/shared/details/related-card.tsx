import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { Ban, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { detailPath } from '../entries/detail-path.ts';
import { KindIcon } from '../entries/kind-icon.tsx';
import { dimmed } from '../eyes/eyes.css.ts';
import { useEyes } from '../eyes/eyes-context.ts';
import { HiddenNote } from '../eyes/hidden-note.tsx';
import { dot } from '../formats/dot.ts';
import { useFormats } from '../formats/use-formats.ts';
import { usePainTitle } from '../pain-facts/use-pain-title.ts';
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

/** What a name and a date alone would not tell from a confirmed diagnosis, a completed exam or a current therapy. */
function useStateText({ tipo, stato }: RelatedRecord): string | undefined {
  const { t } = useTranslation('details');
  if (tipo === 'exam' && (stato === '0' || stato === '1')) return t(`related.states.exam.${stato}`);
  if (tipo === 'diagnosis' && (stato === '1' || stato === '2')) return t(`related.states.diagnosis.${stato}`);
  if (tipo === 'therapy' && (stato === '0' || stato === '2')) return t(`related.states.therapy.${stato}`);
  return undefined;
}

function RelatedRow({ record }: { record: RelatedRecord }) {
  const { tipo, id_record, titolo, data, stato, zone = [] } = record;
  const { t: tKinds } = useTranslation('record-kinds');
  const formats = useFormats();
  const term = useTerms();
  const toPainTitle = usePainTitle();
  const words =
    tipo === 'notebook'
      ? toPainTitle({ taccuino_descrizione: titolo, taccuino_zone: zone })
      : tipo === 'exam'
        ? term(titolo)
        : titolo;
  const title = words || tKinds(`one.${tipo}`);
  const isForbidden = tipo === 'therapy' && stato === '0';
  const state = useStateText(record);
  const mark = useEyes().eyes?.markOf(tipo, id_record);
  return (
    <li className={mark ? `${styles.relatedItem} ${dimmed}` : styles.relatedItem}>
      <Link to={detailPath(tipo, id_record)} className={styles.relatedLink}>
        <span className={styles.relatedIcon} data-forbidden={isForbidden || undefined}>
          {isForbidden ? <Ban aria-hidden="true" size="1.25em" strokeWidth={1.75} /> : <KindIcon kind={tipo} />}
        </span>
        <span>
          <span className={styles.relatedName}>{title}</span>
          <span className={styles.muted}>
            {state}
            {state !== undefined && data !== null && dot}
            {data !== null && <time dateTime={data}>{formats.date(data)}</time>}
          </span>
        </span>
        <span className={styles.chevron} aria-hidden="true">
          <ChevronRight size="1.25em" />
        </span>
      </Link>
      {mark && <HiddenNote mark={mark} name={title} />}
    </li>
  );
}
