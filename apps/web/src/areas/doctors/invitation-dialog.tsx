import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Association } from './doctors.queries.ts';
import { useDoctorChanges } from './use-doctor-changes.ts';
import { useInvitationText } from './use-invitation-text.ts';
import { useInvitationWay } from './use-invitation-way.ts';

interface InvitationDialogProps {
  userId: number;
  association: Association;
  onClose: () => void;
}

export function InvitationDialog({ userId, association, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('doctors');
  const { invite, revoke } = useDoctorChanges(userId);
  const stateText = useInvitationText();
  const way = useInvitationWay(userId);
  const [busy, setBusy] = useState<'invite' | 'revoke'>();
  const { care_provider, invito } = association;

  async function run(name: 'invite' | 'revoke', work: typeof invite) {
    setBusy(name);
    await work(association);
    onClose();
  }

  return (
    <Dialog
      open
      size="sm"
      sheet={false}
      title={t('invite.ofDoctor', { name: care_provider.fullname })}
      description={invito === null ? t(`invite.${way}.text`) : stateText(association)}
      onClose={onClose}
      footer={
        <>
          {invito !== null && (
            <Button variant="danger" loading={busy === 'revoke'} onClick={() => void run('revoke', revoke)}>
              {t('invite.revoke')}
            </Button>
          )}
          <Button variant="primary" loading={busy === 'invite'} onClick={() => void run('invite', invite)}>
            {t(`invite.${way}.${invito === null ? 'send' : 'resend'}`)}
          </Button>
        </>
      }
    >
      <p>{t(`invite.${way}.to`, { email: care_provider.email })}</p>
    </Dialog>
  );
}
