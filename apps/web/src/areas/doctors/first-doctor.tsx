import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { associatedQuery, availableQuery } from './doctors.queries.ts';

/** Heads the page while no doctor sees the record. Points to the invitation above if the directory is empty. */
export function FirstDoctor({ onSearch }: { onSearch: () => void }) {
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
        canSearch && (
          <Button variant="primary" iconStart={<Search />} onClick={onSearch}>
            {t('first.search')}
          </Button>
        )
      }
    />
  );
}
