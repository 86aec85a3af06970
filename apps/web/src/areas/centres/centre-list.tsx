import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Globe, Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMail } from '../../shared/mail/use-mail.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type Centre, type CentreListName, centresQuery } from './centres.queries.ts';

const mobileActions = ['site', 'mail'];

export function CentreList({ name }: { name: CentreListName }) {
  const { t } = useTranslation('centres');
  const { userId } = useSession();
  const { data: centres } = useSuspenseQuery(centresQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const mail = useMail(patient);
  const toasts = useToast();
  const columns = useColumns();
  const shown = centres[name].filter(({ attivo }) => attivo);

  function openSite({ sitoWeb }: Centre) {
    if (sitoWeb === null) toasts.show({ message: t('noSite'), tone: 'danger' });
    else window.open(sitoWeb, '_blank', 'noopener,noreferrer');
  }

  function openMail({ record_id: id, centro_nome, email }: Centre) {
    if (email !== null) mail.write({ id, name: centro_nome, email });
  }

  const actions: ListAction<Centre>[] = [
    { id: 'site', label: t('actions.site'), icon: <Globe />, onSelect: openSite },
    {
      id: 'mail',
      label: t('actions.mail'),
      icon: <Mail />,
      disabledReason: ({ email }) => (email === null ? t('noMail') : undefined),
      onSelect: openMail,
    },
  ];

  return (
    <>
      <CollapsibleList
        name="centri"
        filterValue={name}
        title={t(`lists.${name}`)}
        rows={shown}
        rowId={({ record_id }) => record_id}
        rowName={({ centro_nome }) => centro_nome}
        preview={firstRows(shown, 'ascending', ({ centro_nome }) => centro_nome)}
        line={({ centro_nome, centro_indirizzo }) => ({ title: centro_nome, text: centro_indirizzo ?? undefined })}
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        noData={t('none')}
      />
      {mail.element}
    </>
  );
}

function useColumns(): ListColumn<Centre>[] {
  const { t } = useTranslation('centres');
  return useMemo(
    () => [
      { id: 'centro_nome', header: t('columns.name'), sortable: true },
      { id: 'centro_indirizzo', header: t('columns.address'), sortable: true },
      {
        id: 'telefono',
        header: t('columns.phone'),
        cell: ({ telefono }) => telefono && <PhoneNumber number={telefono} />,
        searchable: false,
        width: '10rem',
      },
    ],
    [t],
  );
}
