import { DirectorySearch as maxLengths } from '@libretto/api-client/max-lengths';
import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Download, Pencil, Plus, Power, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../../shared/downloads/save-file.ts';
import { Page } from '../../../shared/page/page.tsx';
import { BackToAdmin } from '../back-to-admin.tsx';
import { Pager } from '../pager.tsx';
import * as shared from '../permissions.css.ts';
import { SearchForm } from '../search-form.tsx';
import * as styles from './directory.css.ts';
import type { ImportReport, Search } from './directory.queries.ts';

const importDialog = async () => (await import('./import-dialog.tsx')).ImportDialog;
const pageSize = 10;
const states = ['all', 'active', 'inactive'] as const;
type State = (typeof states)[number];

export interface DirectoryEntry {
  id: number;
  name: string;
  active: boolean;
  badges?: ReactNode;
  facts: readonly { term: string; text: ReactNode }[];
}

export interface Directory<Entry> {
  messageGroup: 'doctors' | 'centres';
  found: { data: { totale: number; data: Entry[] } | undefined; failed: boolean; retry: () => void };
  show: (entry: Entry) => DirectoryEntry;
  add: () => void;
  edit: (entry: Entry) => void;
  setState: (id: number, active: boolean) => Promise<unknown>;
  preview: (csv: string) => Promise<ImportReport>;
  apply: (csv: string, skipErrors: boolean) => Promise<ImportReport>;
  exportAll: () => Promise<Blob>;
  children?: ReactNode;
}

export function useSearch() {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<State>('all');
  const [page, setPage] = useState(1);
  const body: Search = { search: query, page, ...(state !== 'all' && { attivo: state === 'active' }) };
  const restart = (change: () => void) => {
    change();
    setPage(1);
  };
  return {
    body,
    state,
    page,
    setPage,
    setQuery: (next: string) => restart(() => setQuery(next)),
    setState: (next: State) => restart(() => setState(next)),
    whole: query === '' && state === 'all',
  };
}

interface DirectoryPageProps<Entry> extends Directory<Entry> {
  search: ReturnType<typeof useSearch>;
}

export function DirectoryPage<Entry>(props: DirectoryPageProps<Entry>) {
  const { messageGroup, found, search, show, add, edit, setState, preview, apply, exportAll, children } = props;
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const importing = useLazyDialog(importDialog);
  const [exporting, setExporting] = useState(false);

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      console.warn('A directory could not be changed or exported', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
    }
  }

  const changeState = ({ id, name }: DirectoryEntry, active: boolean): Promise<void> =>
    attempt(async () => {
      await setState(id, active);
      toasts.show({
        message: active ? t('directory.activatedText', { name }) : t(`${messageGroup}.deactivatedText`, { name }),
        tone: 'success',
        undo: () => void attempt(async () => void (await setState(id, !active))),
      });
    });

  async function save() {
    setExporting(true);
    await attempt(async () => saveBlob(await exportAll(), t(`${messageGroup}.file`)));
    setExporting(false);
  }

  const addButton = (
    <Button variant="primary" iconStart={<Plus />} onClick={add}>
      {t(`${messageGroup}.add`)}
    </Button>
  );
  const importButton = (
    <Button
      iconStart={<Upload />}
      loading={importing.loading}
      aria-label={t(`${messageGroup}.import`)}
      onClick={() =>
        void importing.open({
          title: t(`${messageGroup}.import`),
          columns: t(`${messageGroup}.required`),
          preview,
          apply,
        })
      }
    >
      {t('directory.importEntries')}
    </Button>
  );
  const { data } = found;
  const empty = data?.totale === 0 && search.whole;

  return (
    <Page title={t(`${messageGroup}.title`)} description={t(`${messageGroup}.description`)} back={<BackToAdmin />}>
      {!empty && (
        <>
          <div className={styles.tools}>
            {addButton}
            {importButton}
            <Button
              iconStart={<Download />}
              loading={exporting}
              aria-label={t(`${messageGroup}.export`)}
              onClick={() => void save()}
            >
              {t('directory.exportEntries')}
            </Button>
          </div>
          <SearchForm
            label={t(`${messageGroup}.search`)}
            hint={t(`${messageGroup}.searchHint`)}
            maxLength={maxLengths.search}
            filter={{
              label: t('directory.show'),
              name: 'state',
              value: search.state === 'all' ? '' : search.state,
              options: states.map((state) => ({
                value: state === 'all' ? '' : state,
                label: t(`directory.states.${state}`),
              })),
              onChange: (value) => search.setState(states.find((state) => state === value) ?? 'all'),
            }}
            onSearch={search.setQuery}
          />
        </>
      )}
      {found.failed ? (
        <Banner
          tone="danger"
          title={t('notLoaded')}
          announce
          action={<Button onClick={found.retry}>{t('retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton shape="row" count={3} label={t(`${messageGroup}.list`)} />
      ) : empty ? (
        <EmptyState
          title={t(`${messageGroup}.empty`)}
          action={
            <div className={styles.tools}>
              {addButton}
              {importButton}
            </div>
          }
        >
          {t(`${messageGroup}.emptyText`)}
        </EmptyState>
      ) : data.totale === 0 ? (
        <EmptyState size="compact" title={t('directory.none')}>
          {t('directory.noneText')}
        </EmptyState>
      ) : (
        <>
          <p role="status">{t(`${messageGroup}.found`, { count: data.totale })}</p>
          <ul className={shared.cards} aria-label={t(`${messageGroup}.list`)}>
            {data.data.map((entry) => {
              const shown = show(entry);
              return (
                <li key={shown.id}>
                  <EntryCard
                    entry={shown}
                    onEdit={() => edit(entry)}
                    onState={() => void changeState(shown, !shown.active)}
                  />
                </li>
              );
            })}
          </ul>
          {data.totale > pageSize && (
            <Pager
              label={t(`${messageGroup}.pages`)}
              page={search.page}
              pages={Math.ceil(data.totale / pageSize)}
              onPageChange={search.setPage}
            />
          )}
        </>
      )}
      {importing.element}
      {children}
    </Page>
  );
}

interface EntryCardProps {
  entry: DirectoryEntry;
  onEdit: () => void;
  onState: () => void;
}

function EntryCard({ entry: { name, active, badges, facts }, onEdit, onState }: EntryCardProps) {
  const { t } = useTranslation('permissions');
  return (
    <article className={shared.card} aria-label={name}>
      <div className={shared.identity}>
        <h2 className={shared.cardTitle}>{name}</h2>
        <div className={styles.badges}>
          {!active && <Badge tone="warning">{t('directory.inactive')}</Badge>}
          {badges}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ({ term, text }) =>
            text && (
              <div key={term}>
                <dt className={shared.text}>{term}</dt>
                <dd className={styles.fact}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={shared.buttons}>
        <Button iconStart={<Pencil />} onClick={onEdit}>
          {t('directory.change')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button iconStart={<Power />} onClick={onState}>
          {t(active ? 'directory.deactivate' : 'directory.activate')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}
