import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName, type ReceivedGrant, useActing } from '../../shared/acting/acting.ts';
import { receivedGrantsQuery } from '../../shared/acting/received-grants.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './caregivers.css.ts';

const handoverDialog = async () => (await import('./handover-dialog.tsx')).HandoverDialog;

/** Only for a child that has come of age. */
export function HandoverButton({ grant }: { grant: ReceivedGrant }) {
  const { t } = useTranslation('caregivers');
  const dialog = useLazyDialog(handoverDialog);
  if (!grant.maggiorenne) return null;
  return (
    <>
      <Button
        size="sm"
        iconStart={<KeyRound />}
        loading={dialog.loading}
        aria-label={t(grant.consegna ? 'handover.againNamed' : 'handover.named', { name: fullName(grant) })}
        onClick={() => void dialog.open({ grant })}
      >
        {t(grant.consegna ? 'handover.again' : 'handover.action')}
      </Button>
      {dialog.element}
    </>
  );
}

/** At the top of the first page of a grown child's record. */
export function HandoverCard() {
  const acting = useActing();
  return acting?.maggiorenne ? <OpenHandoverCard acting={acting} /> : null;
}

function OpenHandoverCard({ acting }: { acting: ReceivedGrant }) {
  const { t } = useTranslation('caregivers');
  const formats = useFormats();
  const { data } = useQuery(receivedGrantsQuery());
  const grant = data?.data.find(({ id_delega }) => id_delega === acting.id_delega) ?? acting;
  const { consegna } = grant;
  return (
    <Card title={t('handover.title', { name: grant.nome })}>
      <div className={styles.stack}>
        <p>
          {consegna
            ? t('handover.sentText', { email: consegna.email, moment: formats.moment(consegna.scade_il) })
            : t('handover.text', { name: grant.nome })}
        </p>
        <div>
          <HandoverButton grant={grant} />
        </div>
      </div>
    </Card>
  );
}
