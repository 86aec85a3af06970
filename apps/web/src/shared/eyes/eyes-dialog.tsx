import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye, Link as LinkIcon, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';
import { seesNothing } from '../sharing/sees-nothing.ts';
import { sharesQuery } from '../sharing/shares.queries.ts';
import * as styles from './eyes.css.ts';
import { type EyesId, linkEyes } from './eyes-search.ts';

interface Reader {
  id: EyesId;
  name: string;
}

/** Chooses the doctor or the link with whose eyes the record is shown; a single one needs no choice. */
export function EyesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('eyes');
  const { userId } = useSession();
  const navigate = useNavigate();
  const patient = useQuery(patientQuery(userId));
  const shares = useQuery(sharesQuery());
  const doctors = patient.data?.associated_doctors
    .filter((association) => association.care_provider.attivo && !seesNothing(association))
    .map(({ id_cpp, care_provider }): Reader => ({ id: id_cpp, name: care_provider.fullname }));
  const links = shares.data?.data
    .filter(({ stato }) => stato === 'attiva')
    .map(({ id_condivisione, etichetta }): Reader => ({ id: linkEyes(id_condivisione), name: etichetta }));
  const readers = doctors && links && [...doctors, ...links];
  const only = readers?.length === 1 ? readers[0]?.id : undefined;
  const failed = [patient, shares].filter(({ isError, data }) => isError && !data);

  const look = useEffectEvent((occhi: EyesId) => {
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
      {failed.length > 0 && (
        <Button onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>{t('retry')}</Button>
      )}
      {!readers && failed.length === 0 && <Skeleton shape="block" count={2} />}
      {readers?.length === 0 && (
        <p>
          {t('nobody')}{' '}
          <Link to="/Registro/Dottori" search={{ aggiungi: true }} onClick={onClose}>
            {t('add')}
          </Link>
        </p>
      )}
      <Readers title={t('doctors')} icon={Eye} readers={doctors} onChoose={onClose} />
      <Readers title={t('links')} icon={LinkIcon} readers={links} onChoose={onClose} />
    </Dialog>
  );
}

interface ReadersProps {
  title: string;
  icon: LucideIcon;
  readers: readonly Reader[] | undefined;
  onChoose: () => void;
}

function Readers({ title, icon: Icon, readers = [], onChoose }: ReadersProps) {
  const titleId = useId();
  if (readers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupName}>
        {title}
      </h3>
      <ul className={styles.readers}>
        {readers.map(({ id, name }) => (
          <li key={id}>
            <Link to="." search={(search) => ({ ...search, occhi: id })} className={styles.reader} onClick={onChoose}>
              <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
