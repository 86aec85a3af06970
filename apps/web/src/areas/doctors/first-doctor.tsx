import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { MailPlus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { associatedQuery, availableQuery } from './doctors.queries.ts';

interface FirstDoctorProps {
  onSearch: () => void;
  onInvite: () => void;
  /** The dialog with the invitation is loading. */
  inviting: boolean;
}

/** Heads the page while no doctor sees the record, with the search or, if the directory is empty, the invitation. */
export function FirstDoctor({ onSearch, onInvite, inviting }: FirstDoctorProps) {
  const { t } = useTranslation('doctors');
  const mayAct = useMayAct();
  const { userId } = useSession();
  const maySearch = mayAct(operations.listAvailableDoctors) && mayAct(operations.saveDoctor);
  const own = useQuery(associatedQuery(userId));
  const directory = useQuery({ ...availableQuery(userId), enabled: maySearch });
  if (own.data?.data.length !== 0 || (maySearch && directory.isPending)) return null;
  const canSearch = (directory.data?.data.length ?? 0) > 0;
  return (
    <EmptyArea
      part="chest"
      title={t('first.title')}
      text={t(canSearch ? 'first.text' : 'first.invite')}
      action={
        canSearch ? (
          <Button variant="primary" iconStart={<Search />} onClick={onSearch}>
            {t('first.search')}
          </Button>
        ) : (
          mayAct(operations.inviteDoctor) && (
            <Button variant="primary" iconStart={<MailPlus />} loading={inviting} onClick={onInvite}>
              {t('invite.open')}
            </Button>
          )
        )
      }
    />
  );
}
