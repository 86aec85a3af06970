import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ban, Eye, Glasses, Plus, ScrollText } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreaNames } from '../../shared/access/use-area-names.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { linkEyes } from '../../shared/eyes/eyes-search.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { InsteadSearch } from './instead-search.ts';
import * as styles from './sharing.css.ts';
import { refreshShares, revokeShare, type Share, sharesQuery } from './sharing.queries.ts';

const shareDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;
const contentsDialog = async () => (await import('./contents-dialog.tsx')).ContentsDialog;
const accessesDialog = async () => (await import('./accesses-dialog.tsx')).AccessesDialog;
const mobileActions = ['accesses', 'revoke'];

interface SharesPageProps {
  /** Offers at once to create a link. */
  adds?: boolean | undefined;
  /** A link to be replaced by one that shows more. */
  instead?: InsteadSearch | undefined;
}

export function SharesPage({ adds = false, instead }: SharesPageProps) {
  const { t } = useTranslation('sharing');
  const { userId } = useSession();
  const { data: shares } = useSuspenseQuery(sharesQuery());
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const maker = useLazyDialog(shareDialog);
  const accesses = useLazyDialog(accessesDialog);
  const contents = useLazyDialog(contentsDialog);
  const confirm = useConfirm();
  const toasts = useToast();
  const columns = useColumns();
  const navigate = useNavigate();
  const start = useEffectEvent(() => {
    const share = shares.data.find(({ id_condivisione }) => id_condivisione === instead?.come);
    void maker.open({
      patient,
      ...(instead && share && { instead: { share, area: instead.area, level: instead.livello } }),
    });
    void navigate({ to: '/Registro/Condivisioni', search: {}, replace: true });
  });
  useEffect(() => {
    if (adds) start();
  }, [adds]);

  const add = () => void maker.open({ patient });

  async function revoke({ id_condivisione, etichetta }: Share) {
    const question = {
      message: t('revoke.question', { name: etichetta }),
      detail: t('revoke.detail'),
      confirmLabel: t('revoke.action'),
    };
    if (!(await confirm(question))) return;
    try {
      await revokeShare(id_condivisione);
      toasts.show({ message: t('revoke.done'), tone: 'success' });
    } catch (error) {
      console.warn('A link could not be revoked', error);
      toasts.show({ message: t('revoke.failed'), tone: 'danger' });
    }
    await refreshShares();
  }

  const actions: ListAction<Share>[] = [
    {
      id: 'contents',
      label: t('lines.action'),
      icon: <Eye />,
      onSelect: (share) => void contents.open({ share }),
    },
    {
      id: 'eyes',
      label: t('eyes.action'),
      icon: <Glasses />,
      onSelect: ({ id_condivisione }) =>
        void navigate({ to: '/Registro/Salute', search: { occhi: linkEyes(id_condivisione) } }),
      disabledReason: ({ stato }) => (stato === 'attiva' ? undefined : t('eyes.over')),
    },
    {
      id: 'accesses',
      label: t('accesses.action'),
      icon: <ScrollText />,
      onSelect: (share) => void accesses.open({ share }),
    },
    {
      id: 'revoke',
      label: t('revoke.action'),
      icon: <Ban />,
      tone: 'danger',
      onSelect: (share) => void revoke(share),
      disabledReason: ({ stato }) => (stato === 'attiva' ? undefined : t('revoke.over')),
    },
  ];

  return (
    <Page
      width="list"
      title={t('title')}
      description={t('description')}
      back={<PlaceBack to="/Registro/Condividi" />}
      actions={<Link to="/Registro/PreparaVisita">{t('visit.title')}</Link>}
    >
      <div className={styles.stack}>
        {shares.data.map(
          (share) =>
            share.avvisi.length > 0 && (
              <Banner
                key={share.id_condivisione}
                tone="warning"
                title={t('outdated.title', { name: share.etichetta })}
                action={
                  <Button size="sm" onClick={() => void revoke(share)}>
                    {t('revoke.action')}
                  </Button>
                }
              >
                {t('outdated.text', {
                  deleted: t('outdated.deleted', { count: countNotices(share, 'eliminata') }),
                  raised: t('outdated.raised', { count: countNotices(share, 'riservata') }),
                })}
              </Banner>
            ),
        )}
        {shares.data.length === 0 ? (
          <EmptyState
            title={t('none')}
            action={
              <Button variant="primary" iconStart={<Plus />} loading={maker.loading} onClick={add}>
                {t('add')}
              </Button>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <CollapsibleList
            name="condivisioni"
            title={t('list')}
            subtitle={t('subtitle')}
            rows={shares.data}
            rowId={({ id_condivisione }) => id_condivisione}
            rowName={({ etichetta }) => etichetta}
            columns={columns}
            actions={actions}
            mobileActions={mobileActions}
            add={{ label: t('add'), loading: maker.loading, onSelect: add }}
          />
        )}
      </div>
      {maker.element}
      {accesses.element}
      {contents.element}
    </Page>
  );
}

const countNotices = ({ avvisi }: Share, why: Share['avvisi'][number]['motivo']) =>
  avvisi.filter(({ motivo }) => motivo === why).length;

function useColumns(): ListColumn<Share>[] {
  const { t } = useTranslation('sharing');
  const toAreaNames = useAreaNames();
  const formats = useFormats();
  const names = useConfidentialityNames();
  return useMemo(
    () => [
      {
        id: 'etichetta',
        header: t('columns.label'),
        cell: ({ etichetta }) => <span className={styles.line}>{etichetta}</span>,
        sortable: true,
        width: '10rem',
      },
      { id: 'stato', header: t('columns.state'), value: ({ stato }) => t(`states.${stato}`), sortable: true },
      {
        id: 'aree',
        header: t('columns.what'),
        value: ({ aree, con_codice, id_livello_confidenzialita }) =>
          [
            aree.length === 0 ? t('visit.label') : toAreaNames(aree),
            t('upTo', { level: names.level(id_livello_confidenzialita) }),
            ...(con_codice ? [t('withCode')] : []),
          ].join(dot),
        width: '16rem',
      },
      {
        id: 'creata_il',
        header: t('columns.made'),
        kind: 'date',
        cell: ({ creata_il }) => <span className={styles.moment}>{formats.moment(creata_il)}</span>,
        width: '7.5rem',
      },
      {
        id: 'scade_il',
        header: t('columns.ends'),
        kind: 'date',
        cell: ({ scade_il }) => <span className={styles.moment}>{formats.moment(scade_il)}</span>,
        width: '7.5rem',
      },
      {
        id: 'usi',
        header: t('columns.uses'),
        value: ({ usi, usi_massimi }) =>
          usi_massimi === null ? String(usi) : t('ofMost', { uses: usi, most: usi_massimi }),
      },
    ],
    [t, toAreaNames, formats, names],
  );
}
