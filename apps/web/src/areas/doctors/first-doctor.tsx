import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { MailPlus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';

interface FirstDoctorProps {
  way: 'search' | 'invite';
  onSearch: () => void;
  onInvite: () => void;
  /** The dialog with the invitation is loading. */
  inviting: boolean;
}

/** Heads the page while no doctor sees the record, with the search or, if the directory is empty, the invitation. */
export function FirstDoctor({ way, onSearch, onInvite, inviting }: FirstDoctorProps) {
  const { t } = useTranslation('doctors');
  const mayAct = useMayAct();
  return (
    <EmptyArea
      part="chest"
      title={t('first.title')}
      text={t(way === 'search' ? 'first.text' : 'first.invite')}
      action={
        way === 'search' ? (
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
