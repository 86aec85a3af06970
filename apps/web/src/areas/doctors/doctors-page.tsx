import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canAct } from '../../shared/acting/acting.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { DoctorSearch } from './doctor-search.tsx';
import { OwnDoctors } from './own-doctors.tsx';

const inviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog;

export function DoctorsPage() {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const inviting = useLazyDialog(inviteDialog);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {canAct(operations.inviteDoctor) && (
            <Button iconStart={<MailPlus />} onClick={() => void inviting.open({ userId })}>
              {t('invite.open')}
            </Button>
          )}
          <Link to="/Registro/PreparaVisita">{t('prepareVisit')}</Link>
          <Link to="/Registro/Privacy">{t('privacy.title')}</Link>
        </>
      }
    >
      <OwnDoctors />
      {canAct(operations.listAvailableDoctors) && <DoctorSearch />}
      {inviting.element}
    </Page>
  );
}
