import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { elide } from '@libretto/design-system/internals/elide';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { queryClient } from '../../shared/api/api.ts';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { useReadingValues } from '../../shared/entries/entry-row.tsx';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { kindViews } from '../../shared/entries/kind-views.ts';
import { addDays } from '../../shared/formats/days.ts';
import { dot } from '../../shared/formats/dot.ts';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { Page } from '../../shared/page/page.tsx';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import { BodyDrawing } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './timeline.css.ts';
import { type TrashEntry, trashQuery } from './timeline.queries.ts';

export function TrashPage() {
  const { t } = useTranslation('timeline');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(trashQuery(userId));
  const frame = useRef<HTMLDivElement>(null);
  const back = (
    <Link to="/Registro/Cronologia" className={styles.link}>
      {t('title')}
    </Link>
  );
  return (
    <Page tab="papers" width="list" title={t('trash.title')} description={t('trash.description')} back={back}>
      <div ref={frame} tabIndex={-1}>
        {data.length === 0 ? (
          <EmptyState title={t('trash.empty')} illustration={<BodyDrawing part="hand" />}>
            {t('trash.emptyText')}
          </EmptyState>
        ) : (
          <ul className={entryStyles.entries} aria-label={t('trash.title')}>
            {data.map((entry) => (
              <TrashRow
                key={`${entry.tipo} ${entry.id_record}`}
                entry={entry}
                onRestored={() => frame.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

function TrashRow({ entry, onRestored }: { entry: TrashEntry; onRestored: () => void }) {
  const { t } = useTranslation('timeline');
  const { t: tKinds } = useTranslation('record-kinds');
  const { t: tEntries } = useTranslation('entries');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  const shortDay = useShortDay();
  const day = useToday();
  const describeReading = useReadingValues();
  const term = useTerms();
  const toPainTitle = usePainTitle();
  const mayAct = useMayAct();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);
  const kind = tKinds(`one.${entry.tipo}`);
  const name =
    entry.tipo === 'pregnancy'
      ? tEntries(`pregnancies.${entry.titolo || 'open'}`, { defaultValue: entry.titolo })
      : (entry.tipo === 'exam' ? term(entry.titolo) : entry.titolo) ||
        toPainTitle({ taccuino_descrizione: '', taccuino_zone: entry.zone ?? [] }) ||
        [kind, entry.rilevazione && describeReading(entry.rilevazione)].filter(Boolean).join(' ');

  function describeDeletion(moment: string): string {
    const at = toLocalDateTime(moment);
    const known = { [day]: t('trash.today'), [addDays(day, -1)]: t('trash.yesterday') }[at.slice(0, 10)];
    return known ? formats.atHour(known, at.slice(11, 16)) : elide(t('trash.onDay', { day: shortDay(at) }));
  }

  async function restore() {
    setBusy(true);
    try {
      await kindViews[entry.tipo].restore(entry);
      toasts.show({ message: t('trash.restored', { name }), tone: 'success' });
      await queryClient.invalidateQueries();
      onRestored();
    } catch (error) {
      console.warn('A record could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={entryStyles.entry}>
      <span className={entryStyles.icon}>
        <KindIcon kind={entry.tipo} />
      </span>
      <div className={entryStyles.content}>
        <p className={entryStyles.meta}>
          {!name.startsWith(kind) && <span>{kind}</span>}
          {entry.data !== null && <time dateTime={entry.data}>{formats.date(entry.data)}</time>}
        </p>
        <p className={entryStyles.title}>{name}</p>
        <p className={entryStyles.meta}>
          {[
            t('trash.deleted', { when: describeDeletion(entry.eliminato_il) }),
            elide(t('trash.until', { day: shortDay(toLocalDateTime(entry.ripristinabile_fino)) })),
          ].join(dot)}
        </p>
      </div>
      {mayAct('parent') && (
        <div className={entryStyles.level}>
          <Button size="sm" onClick={restore} loading={busy} aria-label={t('trash.restoreNamed', { name })}>
            {t('trash.restore')}
          </Button>
        </div>
      )}
    </li>
  );
}
