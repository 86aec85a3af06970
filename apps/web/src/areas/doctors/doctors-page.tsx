import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Link, useNavigate } from '@tanstack/react-router';
import { MailPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { DoctorSearch } from './doctor-search.tsx';
import { FirstDoctor } from './first-doctor.tsx';
import { OwnDoctors } from './own-doctors.tsx';
import { useFirstDoctor } from './use-first-doctor.ts';
import { useSearchFocus } from './use-search-focus.ts';

const inviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog;

export interface DoctorsPageProps {
  /** ID of a doctor to decide about at once. */
  asks?: number | undefined;
  /** Opens the search for a doctor to add or, if there is none to find, the invitation. */
  adds?: boolean | undefined;
}

export function DoctorsPage({ asks, adds = false }: DoctorsPageProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const inviting = useLazyDialog(inviteDialog);
  const first = useFirstDoctor();
  const navigate = useNavigate();
  const search = useRef<HTMLDivElement>(null);
  const forget = () => void navigate({ to: '/Registro/Dottori', search: {}, replace: true });
  const invite = () => void inviting.open({ userId });
  useSearchFocus(search, adds, forget);
  const mayInvite = mayAct(operations.inviteDoctor);
  const inviteAtOnce = useEffectEvent(() => {
    invite();
    forget();
  });
  const onlyInvites = adds && first === 'invite' && mayInvite;
  useEffect(() => {
    if (onlyInvites) inviteAtOnce();
  }, [onlyInvites]);
  return (
    <Page
      width="list"
      title={t('title')}
      back={<PlaceBack to="/Registro/Condividi" />}
      actions={
        <>
          {/* The invitation to a first doctor has its button below. */}
          {first !== 'invite' && mayInvite && (
            <Button iconStart={<MailPlus />} onClick={invite}>
              {t('invite.open')}
            </Button>
          )}
          <Link to="/Registro/PreparaVisita">{t('prepareVisit')}</Link>
          <Link to="/Registro/Privacy">{t('privacy.title')}</Link>
        </>
      }
    >
      {first && (
        <FirstDoctor
          way={first}
          onSearch={() => void navigate({ to: '/Registro/Dottori', search: { aggiungi: true }, replace: true })}
          onInvite={invite}
          inviting={inviting.loading}
        />
      )}
      <OwnDoctors asks={asks} onAsked={forget} />
      <div ref={search}>{mayAct(operations.listAvailableDoctors) && <DoctorSearch />}</div>
      {inviting.element}
    </Page>
  );
}
