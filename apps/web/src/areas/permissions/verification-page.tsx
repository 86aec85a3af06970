import { Button } from '@libretto/design-system/button';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Merge, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import { type PendingDoctor, pendingDoctorsQuery, verifyDoctor } from './permissions.queries.ts';
import * as styles from './table/admin-table.css.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { toTable } from './table/to-table.ts';

const rejectDialog = async () => (await import('./reject-dialog.tsx')).RejectDialog;

type Similar = PendingDoctor['simili'][number];

export function VerificationPage() {
  const { t } = useTranslation('permissions');
  const term = useTerms();
  const describe = ({ fullname, specializzation, cpp_localita_iscrizione }: Similar) =>
    [fullname, term(specializzation), cpp_localita_iscrizione].filter(Boolean).join(', ');
  const { data } = useSuspenseQuery(pendingDoctorsQuery());
  const rejecting = useLazyDialog(rejectDialog);
  const confirm = useConfirm();
  const toasts = useToast();
  const [busy, setBusy] = useState<number>();

  /** Asks first: the server cannot take a verification back. */
  async function verify(doctor: PendingDoctor, mergeWith?: Similar) {
    if (busy !== undefined) return;
    const { id_cpp, fullname, cpp_localita_iscrizione: board, numero_iscrizione: number } = doctor;
    const effect = mergeWith ? t('verification.merged', { name: describe(mergeWith) }) : t('verification.listed');
    const sure = await confirm({
      message: t('verification.question'),
      detail: `${t('verification.checked', { name: fullname, board, number })} ${effect}`,
      confirmLabel: t('verification.verify'),
    });
    if (!sure) return;
    setBusy(id_cpp);
    try {
      await verifyDoctor(id_cpp, mergeWith?.id_cpp);
      toasts.show({ message: t('verification.verified', { name: fullname }), tone: 'success' });
    } catch (error) {
      console.warn('A registration was not verified', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  }

  const columns: AdminColumn<PendingDoctor>[] = [
    {
      id: 'fullname',
      header: t('directory.columns.fullname'),
      sortBy: ({ fullname }) => fullname,
      cell: ({ fullname, email }) => (
        <>
          <span className={styles.name}>{fullname}</span>
          <span className={styles.second}>
            <Breakable text={email} />
          </span>
        </>
      ),
    },
    {
      id: 'board',
      header: t('verification.board'),
      sortBy: ({ cpp_localita_iscrizione }) => cpp_localita_iscrizione,
      cell: ({ cpp_localita_iscrizione: board, numero_iscrizione: number }) =>
        t('verification.entry', { board, number }),
    },
    {
      id: 'specialty',
      header: t('verification.specialty'),
      sortBy: ({ specializzation }) => term(specializzation),
      cell: ({ specializzation }) => term(specializzation),
    },
    {
      id: 'similar',
      header: t('verification.similar'),
      cell: ({ simili }) =>
        simili.length === 0
          ? t('verification.noSimilar')
          : simili.map((entry) => (
              <span key={entry.id_cpp} className={styles.second}>
                {describe(entry)}
              </span>
            )),
    },
    {
      id: 'verify',
      header: t('verification.decision'),
      cell: (doctor) => (
        <Button
          variant="primary"
          size="sm"
          loading={busy === doctor.id_cpp}
          disabledReason={busy !== undefined && busy !== doctor.id_cpp ? t('verification.busy') : undefined}
          onClick={() => void verify(doctor)}
        >
          {t('verification.verify')} <VisuallyHidden>{doctor.fullname}</VisuallyHidden>
        </Button>
      ),
    },
  ];

  const actions = (doctor: PendingDoctor) => [
    ...doctor.simili.map((entry) => ({
      id: `merge-${entry.id_cpp}`,
      label: t('verification.mergeWith', { name: describe(entry) }),
      icon: <Merge />,
      onSelect: () => void verify(doctor, entry),
    })),
    {
      id: 'reject',
      label: t('verification.reject'),
      icon: <X />,
      tone: 'danger' as const,
      onSelect: () => void rejecting.open({ doctor }),
    },
  ];

  return (
    <Page title={t('verification.title')} back={<BackToAdmin />}>
      {data.data.length === 0 ? (
        <EmptyState title={t('verification.none')}>{t('verification.noneText')}</EmptyState>
      ) : (
        <AdminTable
          label={t('verification.list')}
          found={toTable(data.data)}
          rowId={({ id_cpp }) => id_cpp}
          rowName={({ fullname }) => fullname}
          columns={columns}
          actions={actions}
          count={(count) => t('toDo.doctors', { count })}
          none={{ title: t('verification.none'), text: t('verification.noneText') }}
        />
      )}
      {rejecting.element}
    </Page>
  );
}
