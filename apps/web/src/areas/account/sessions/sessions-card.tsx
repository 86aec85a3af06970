import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import * as rowStyles from '../../../shared/page/rows.css.ts';
import { SideCard } from '../../../shared/page/side-card.tsx';
import { useFocusFallback } from '../../../shared/page/use-focus-fallback.ts';
import * as styles from '../account.css.ts';
import { endSessions, type OpenSession, sessionsQuery } from './sessions.queries.ts';

export function SessionsCard() {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const confirm = useConfirm();
  const toasts = useToast();
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const [ending, setEnding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(sessions.length, list);
  const others = sessions.filter(({ corrente }) => !corrente);
  const deviceName = ({ dispositivo }: OpenSession) => dispositivo ?? t('sessions.unknown');

  async function end(session?: OpenSession) {
    const message = session ? t('sessions.endQuestion', { name: deviceName(session) }) : t('sessions.endAllQuestion');
    if (!(await confirm({ message, confirmLabel: t('sessions.end'), tone: 'danger' }))) return;
    setEnding(true);
    try {
      await endSessions(session);
      toasts.show({ message: t(session ? 'sessions.ended' : 'sessions.allEnded'), tone: 'success' });
    } catch (error) {
      console.warn('A session could not be ended', error);
      toasts.show({ message: t('sessions.failed'), tone: 'danger' });
    } finally {
      setEnding(false);
    }
  }

  return (
    <SideCard title={t('sessions.title')} icon={<MonitorSmartphone />}>
      <div className={styles.content}>
        <p>{t('sessions.text')}</p>
        <ul ref={list} tabIndex={-1} className={rowStyles.rows} aria-label={t('sessions.title')}>
          {sessions.map((session) => (
            <li key={session.id_sessione} className={rowStyles.row}>
              <div>
                <p className={styles.name}>
                  {deviceName(session)} {session.corrente && <Badge tone="success">{t('sessions.current')}</Badge>}
                </p>
                <p className={styles.text}>
                  {t('sessions.since', { date: moment(session.dal), address: session.indirizzo })}
                </p>
                <p className={styles.text}>{t('sessions.used', { date: moment(session.ultimo_uso) })}</p>
              </div>
              {!session.corrente && (
                <Button
                  loading={ending}
                  aria-label={t('sessions.endNamed', { name: deviceName(session), date: moment(session.dal) })}
                  onClick={() => void end(session)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div>
          <Button
            loading={ending}
            disabledReason={others.length === 0 ? t('sessions.noOthers') : undefined}
            onClick={() => void end()}
          >
            {t('sessions.endAll')}
          </Button>
        </div>
      </div>
    </SideCard>
  );
}
