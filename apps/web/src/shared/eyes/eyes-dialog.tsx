import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './eyes.css.ts';

/** Chooses the doctor with whose eyes the record is shown; a single one needs no choice. */
export function EyesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('eyes');
  const { userId } = useSession();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(patientQuery(userId));
  const doctors = data?.associated_doctors.filter(({ care_provider }) => care_provider.attivo);
  const only = doctors?.length === 1 ? doctors[0]?.id_cpp : undefined;

  const look = useEffectEvent((occhi: number) => {
    onClose();
    void navigate({ to: '.', search: (search) => ({ ...search, occhi }) });
  });
  useEffect(() => {
    if (only !== undefined) look(only);
  }, [only]);
  if (only !== undefined) return null;

  return (
    <Dialog
      open
      size="sm"
      title={t('choose')}
      description={t('chooseText')}
      closeOnBackdrop
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      {isError && !data && <Button onClick={() => void refetch()}>{t('retry')}</Button>}
      {!data && !isError && <Skeleton shape="block" count={2} />}
      {doctors?.length === 0 && (
        <p>
          {t('nobody')}{' '}
          <Link to="/Registro/Dottori" search={{ aggiungi: true }} onClick={onClose}>
            {t('add')}
          </Link>
        </p>
      )}
      <ul className={styles.doctors}>
        {doctors?.map(({ id_cpp, care_provider }) => (
          <li key={id_cpp}>
            <Link
              to="."
              search={(search) => ({ ...search, occhi: id_cpp })}
              className={styles.doctor}
              onClick={onClose}
            >
              <Eye aria-hidden="true" size="1.25em" strokeWidth={1.75} />
              {care_provider.fullname}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
