import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { queryClient } from '../../shared/api/api.ts';
import * as entryStyles from '../../shared/entries/entry.css.ts';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { kindViews } from '../../shared/entries/kind-views.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
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
    <Page tab="papers" title={t('trash.title')} description={t('trash.description')} back={back}>
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
  const term = useTerms();
  const mayAct = useMayAct();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);
  const kind = tKinds(`one.${entry.tipo}`);
  const name =
    entry.tipo === 'pregnancy'
      ? tEntries(`pregnancies.${entry.titolo || 'open'}`, { defaultValue: entry.titolo })
      : (entry.tipo === 'exam' ? term(entry.titolo) : entry.titolo) || kind;

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
          {name !== kind && <span>{kind}</span>}
          {entry.data !== null && <time dateTime={entry.data}>{formats.date(entry.data)}</time>}
        </p>
        <p className={entryStyles.title}>{name}</p>
        <p className={entryStyles.meta}>
          {t('trash.until', {
            deleted: formats.moment(entry.eliminato_il),
            until: formats.moment(entry.ripristinabile_fino),
          })}
        </p>
      </div>
      {mayAct('parent') && (
        <Button onClick={restore} loading={busy} aria-label={t('trash.restoreNamed', { name })}>
          {t('trash.restore')}
        </Button>
      )}
    </li>
  );
}
