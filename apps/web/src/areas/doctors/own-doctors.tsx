import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye, Glasses, Lock, Mail, MailPlus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useMail } from '../../shared/mail/use-mail.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { renderRowLink } from '../../shared/records/record-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { seesNothing } from '../../shared/sharing/sees-nothing.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './doctors.css.ts';
import { type Association, associatedQuery } from './doctors.queries.ts';
import { useAccessDialog } from './use-access-dialog.ts';
import { useDoctorChanges } from './use-doctor-changes.ts';
import { useInvitationText } from './use-invitation-text.ts';
import { useSeenCount } from './use-seen-count.ts';

const invitationDialog = async () => (await import('./invitation-dialog.tsx')).InvitationDialog;

const rowLink = {
  href: ({ id_cpp }: Association) => `/Registro/Dottori/${id_cpp}`,
  render: renderRowLink,
};
const mobileActions = ['mail', 'lock', 'delete'];

interface OwnDoctorsProps {
  /** ID of the doctor to decide about at once. */
  asks?: number | undefined;
  onAsked: () => void;
}

export function OwnDoctors({ asks, onAsked }: OwnDoctorsProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data, isPending, error, refetch } = useQuery(associatedQuery(userId));
  const navigate = useNavigate();
  const access = useAccessDialog(patient);
  const mail = useMail(patient);
  const { remove } = useDoctorChanges(userId);
  const invitation = useLazyDialog(invitationDialog);
  const columns = useColumns();
  const term = useTerms();
  const names = useConfidentialityNames();
  const stateText = useInvitationText();

  const countSeen = useSeenCount(userId);
  function describe(association: Association): string {
    if (seesNothing(association)) return stateText(association);
    const { id_cpp, care_provider, visibility, assegnazione_confidenzialita: level } = association;
    const count = countSeen(id_cpp);
    return [
      term(care_provider.specializzation),
      count === undefined ? `${names.visibility(visibility)}${dot}${names.named(level)}` : t('sees', count),
    ]
      .filter(Boolean)
      .join(dot);
  }

  const asked = data?.data.find(({ id_cpp }) => id_cpp === asks);
  const ask = useEffectEvent((association: Association) => {
    void access.ask(association);
    onAsked();
  });
  useEffect(() => {
    if (asked) ask(asked);
  }, [asked]);

  const actions: ListAction<Association>[] = [
    {
      id: 'view',
      label: t('actions.view'),
      icon: <Eye />,
      onSelect: ({ id_cpp: id }) => void navigate({ to: '/Registro/Dottori/$id', params: { id } }),
    },
    {
      id: 'eyes',
      label: t('preview.eyes'),
      icon: <Glasses />,
      hidden: !mayAct('parent'),
      disabledReason: ({ care_provider: { attivo } }) => (attivo ? undefined : t('inactiveEyes')),
      onSelect: ({ id_cpp: occhi }) => void navigate({ to: '/Registro/Salute', search: { occhi } }),
    },
    {
      id: 'mail',
      label: t('actions.mail'),
      icon: <Mail />,
      hidden: !mayAct(operations.sendMail),
      disabledReason: ({ care_provider: { attivo, email } }) => {
        if (!attivo) return t('inactiveMail');
        return email === undefined ? t('noMail') : undefined;
      },
      onSelect: ({ id_cpp: id, care_provider: { fullname: name, email = '' } }) => mail.write({ id, name, email }),
    },
    {
      id: 'lock',
      label: t('actions.lock'),
      icon: <Lock />,
      hidden: !mayAct(operations.saveDoctorAccess),
      onSelect: (association) => void access.change(association),
    },
    {
      id: 'invite',
      label: t('invite.again'),
      icon: <MailPlus />,
      hidden: !mayAct(operations.sendDoctorInvitation),
      disabledReason: ({ care_provider: { id_utente, email, attivo } }) => {
        if (id_utente !== null) return t('invite.joined');
        if (!attivo) return t('inactiveMail');
        return email ? undefined : t('invite.noAddress');
      },
      onSelect: (association) => void invitation.open({ userId, association }),
    },
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: <Trash2 />,
      hidden: !mayAct(operations.saveDoctor),
      tone: 'danger',
      onSelect: (association) => void remove(association),
    },
  ];

  return (
    <>
      <CollapsibleList
        name="associated_doctors"
        title={t('own.title')}
        subtitle={t('own.subtitle')}
        rows={data?.data ?? []}
        rowId={(association) => association.id_cpp}
        rowLink={rowLink}
        preview={(data?.data ?? []).slice(0, 2)}
        line={(association) => ({ title: association.care_provider.fullname, text: describe(association) })}
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        noData={t('own.none')}
        loading={isPending}
        error={error ? t('notLoaded') : undefined}
        onRetry={() => void refetch()}
      />
      {access.element}
      {invitation.element}
      {mail.element}
    </>
  );
}

function useColumns(): ListColumn<Association>[] {
  const { t } = useTranslation('doctors');
  const term = useTerms();
  const names = useConfidentialityNames();
  const stateText = useInvitationText();
  return useMemo(
    () => [
      {
        id: 'fullname',
        header: t('name'),
        value: ({ care_provider }) => care_provider.fullname,
        cell: (association) => (
          <>
            {association.care_provider.fullname}{' '}
            {association.care_provider.attivo ? (
              <span className={styles.state}>{stateText(association)}</span>
            ) : (
              <Badge tone="warning">{t('inactive')}</Badge>
            )}
          </>
        ),
        sortable: true,
      },
      {
        id: 'cpp_localita_iscrizione',
        header: t('locality'),
        value: ({ care_provider }) => care_provider.cpp_localita_iscrizione,
        sortable: true,
      },
      {
        id: 'visibility',
        header: t('visibility'),
        value: (association) => (seesNothing(association) ? '–' : names.visibility(association.visibility)),
      },
      {
        id: 'assegnazione_confidenzialita',
        header: t('level'),
        value: ({ assegnazione_confidenzialita: level }) => names.level(level),
        cell: (association) =>
          seesNothing(association) ? '–' : <ConfidentialityBadge level={association.assegnazione_confidenzialita} />,
      },
      {
        id: 'specializzation',
        header: t('specialty'),
        value: ({ care_provider }) => term(care_provider.specializzation),
        sortable: true,
      },
    ],
    [t, term, names, stateText],
  );
}
