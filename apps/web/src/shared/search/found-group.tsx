import { Button } from '@libretto/design-system/button';
import { IndexTab, indexTabMessages } from '@libretto/design-system/index-tab';
import { useMessages } from '@libretto/design-system/messages';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryKind, useEntryTitle } from '../entries/entry-row.tsx';
import { KindIcon } from '../entries/kind-icon.tsx';
import { useEyes } from '../eyes/eyes-context.ts';
import { HiddenReason } from '../eyes/hidden-note.tsx';
import { dot } from '../formats/dot.ts';
import { useFormats } from '../formats/use-formats.ts';
import { tabOfKind } from '../menu/index-tabs.ts';
import { Marked } from './marked.tsx';
import { excerpt } from './marked-text.ts';
import * as styles from './search.css.ts';
import { type FoundEntry, type FoundKind, type SearchSource, searchQuery } from './search.queries.ts';

/** The link or button of an entry around its content, with the class and the mark of a result. */
export type EntryTarget = (entry: FoundEntry, content: ReactNode) => ReactNode;

interface FoundGroupProps {
  kind: FoundKind;
  total: number;
  entries: readonly FoundEntry[];
  search: string;
  source: SearchSource;
  target: EntryTarget;
}

export function FoundGroup({ kind, total, entries, search, source, target }: FoundGroupProps) {
  const { t } = useTranslation('search');
  const { t: tKinds } = useTranslation('record-kinds');
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { data, isFetching, isError } = useQuery({ ...searchQuery(source, search, kind), enabled: isWhole });
  const shown = data?.data ?? entries;
  const isUndated = kind === 'doctor' || kind === 'contact' || kind === 'link';
  const name = isUndated ? t(`groups.${kind}`) : tKinds(`many.${kind}`);
  const tab = tabOfKind[kind];
  const tabNames = useMessages(indexTabMessages);
  const heading = (
    <h3 id={id} className={styles.groupTitle}>
      {name} <span className={styles.groupCount}>{total}</span>
    </h3>
  );
  return (
    <section aria-labelledby={id}>
      {tab ? (
        <IndexTab tab={tab} nameless={tabNames[tab] === name}>
          {heading}
        </IndexTab>
      ) : (
        heading
      )}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <Result key={entry.id_record} entry={entry} search={search} target={target} />
        ))}
      </ul>
      {total > shown.length && data === undefined && (
        <Button variant="ghost" size="sm" loading={isWhole && isFetching && !isError} onClick={() => setIsWhole(true)}>
          {t('all')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {data && total > shown.length && <p className={styles.status}>{t('newest', { count: shown.length })}</p>}
    </section>
  );
}

function Result({ entry, search, target }: { entry: FoundEntry; search: string; target: EntryTarget }) {
  const { i18n } = useTranslation();
  const { date } = useFormats();
  const title = useEntryTitle(entry);
  const state = useEntryKind(entry);
  const substance = entry.sostanza?.[i18n.language === 'en' ? 'en' : 'it'];
  const text = excerpt(entry.testo.trim(), search);
  const details = [entry.data && date(entry.data), entry.stato && state, substance, text].filter(Boolean).join(dot);
  const mark = useEyes().eyes?.markOf(entry.tipo, entry.id_record);
  return (
    <li className={styles.item}>
      {target(
        entry,
        <>
          <span className={styles.icon}>
            <KindIcon kind={entry.tipo} />
          </span>
          <span className={styles.content}>
            <span className={styles.title}>
              <Marked text={title} search={search} />
            </span>
            {details && (
              <span className={styles.text}>
                <Marked text={details} search={search} />
              </span>
            )}
            {mark && (
              <span className={styles.text}>
                <HiddenReason>{mark.text}</HiddenReason>
              </span>
            )}
          </span>
          <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
        </>,
      )}
    </li>
  );
}
