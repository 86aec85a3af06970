import { Button, buttonClass } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { LogOut, MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { endSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { supportLink } from '../../shared/shell/support.ts';
import * as styles from './account.css.ts';

/** The rail of large screens has the two actions already. */
export function PersonCard() {
  const { t, i18n } = useTranslation('account');
  const { userId, accountId } = useSession();
  // The name of the user is that of the own record, which is closed while another one is open.
  const isOwn = userId === accountId;
  const { data } = useQuery({ ...patientQuery(userId), enabled: isOwn });
  const patient = isOwn ? data : undefined;
  const name = patient && [patient.paziente_nome, patient.paziente_cognome].filter(Boolean).join(' ');
  return (
    <div className={styles.person}>
      <p className={styles.personName}>{isOwn ? name || patient?.user.email : t('ofAccount')}</p>
      <div className={styles.personActions}>
        <a className={buttonClass({ variant: 'secondary' })} {...supportLink(i18n.language)}>
          <MessageCircleQuestionMark aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          {t('support')}
        </a>
        <Button iconStart={<LogOut size="1em" />} onClick={() => void endSession('logout')}>
          {t('logout')}
        </Button>
      </div>
    </div>
  );
}
