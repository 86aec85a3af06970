import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../shared/clipboard/use-copy.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { type OutboxMail, outboxQuery } from './permissions.queries.ts';
import * as styles from './table/admin-table.css.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { toTable } from './table/to-table.ts';

const tones = { trattenuta: 'accent', scaduta: 'neutral', ritardata: 'warning', fallita: 'danger' } as const;

/** Mails that have not been sent. The texts are available to the operator's command only. */
export function OutboxPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(outboxQuery());
  const columns = useColumns();
  const isWaiting = data.data.length > 0;
  const which = data.configurata ? 'configured' : 'missing';

  return (
    <Page title={t('outbox.title')} back={<BackToAdmin />}>
      {data.configurata && isWaiting ? (
        <Banner tone="warning" title={t('outbox.refused')}>
          {t('outbox.refusedText')}
        </Banner>
      ) : (
        <Banner tone={data.configurata ? 'success' : 'warning'} title={t(`outbox.${which}`)}>
          {t(`outbox.${which}Text`)}
        </Banner>
      )}
      {isWaiting ? (
        <AdminTable
          label={t('outbox.list')}
          found={toTable(data.data)}
          rowId={({ id_mail }) => id_mail}
          rowName={({ a }) => a}
          columns={columns}
          count={(count) => t('outbox.found', { count })}
          none={{ title: t('outbox.none'), text: t('outbox.noneText') }}
        />
      ) : (
        !data.configurata && <EmptyState title={t('outbox.none')}>{t('outbox.noneText')}</EmptyState>
      )}
      {!data.configurata && (
        <ClosedPart closed heading={t('outbox.how')}>
          <p>{t('outbox.read')}</p>
          <p>{t('outbox.setup')}</p>
        </ClosedPart>
      )}
    </Page>
  );
}

function useColumns(): AdminColumn<OutboxMail>[] {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const copy = useCopy();
  return [
    {
      id: 'oggetto',
      header: t('outbox.subject'),
      sortBy: ({ oggetto, tipo }) => oggetto ?? t(`outbox.kinds.${tipo}`),
      cell: ({ oggetto, tipo, riservata }) => (
        <>
          <span className={styles.name}>{oggetto ?? t(`outbox.kinds.${tipo}`)}</span>
          {riservata && <span className={styles.second}>{t('outbox.reserved')}</span>}
        </>
      ),
    },
    { id: 'a', header: t('outbox.recipient'), sortBy: ({ a }) => a, cell: ({ a }) => a },
    {
      id: 'quando',
      header: t('outbox.when'),
      kind: 'date',
      sortBy: ({ quando }) => quando,
      cell: ({ quando }) => formats.moment(quando),
    },
    {
      id: 'stato',
      header: t('outbox.state'),
      sortBy: ({ stato }) => t(`outbox.states.${stato}`),
      cell: ({ stato }) => (
        <>
          <Badge tone={tones[stato]}>{t(`outbox.states.${stato}`)}</Badge>
          {stato !== 'trattenuta' && <span className={styles.second}>{t(`outbox.reasons.${stato}`)}</span>}
        </>
      ),
    },
    {
      id: 'comando',
      header: t('outbox.command'),
      cell: ({ id_mail, stato, riservata }) => {
        // The command refuses the others.
        if (stato !== 'trattenuta' || riservata) return '–';
        const command = `npm run admin -- mail ${id_mail}`;
        return (
          <span className={styles.command}>
            <code>{command}</code>
            <Button
              size="sm"
              iconStart={<Copy />}
              aria-label={t('outbox.copyCommand', { command })}
              onClick={() => void copy(command, t('outbox.copied'), t('outbox.notCopied'))}
            >
              {t('outbox.copy')}
            </Button>
          </span>
        );
      },
    },
  ];
}
