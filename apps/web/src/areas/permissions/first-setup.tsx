import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { Building2, CircleCheck, MailPlus, MailX, ReceiptText, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './permissions.css.ts';
import { ToDoRow } from './to-do-row.tsx';
import type { Overview } from './use-overview.ts';

/** What a new installation needs before people use it, in this order: the next step, and all of them on request. */
export function FirstSetup({ overview: { sendsMail, needsLicences, counts, administrators } }: { overview: Overview }) {
  const { t } = useTranslation('permissions');
  const [open, setOpen] = useState(false);
  const steps = [
    { page: 'posta', name: 'mail', Icon: MailX, isDone: sendsMail === true },
    { page: 'dottori', name: 'doctors', Icon: Stethoscope, isDone: counts.doctors !== 0 },
    { page: 'centri', name: 'centres', Icon: Building2, isDone: counts.centres !== 0 },
    { page: 'licenze', name: 'licences', Icon: ReceiptText, isDone: needsLicences === true },
    { page: 'utenti', name: 'people', Icon: MailPlus, isDone: administrators !== 1 },
  ] as const;
  const next = steps.filter(({ isDone }) => !isDone).slice(0, 1);
  return (
    <Card
      title={t('setup.title')}
      actions={
        <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('setup.less') : t('setup.all', { count: steps.length })}
        </Button>
      }
    >
      <ol className={styles.toDoRows} aria-label={t('setup.title')}>
        {(open ? steps : next).map(({ page, name, Icon, isDone }) => (
          <ToDoRow
            key={name}
            icon={isDone ? <CircleCheck /> : <Icon />}
            text={t(`setup.${name}`)}
            detail={isDone ? <Badge tone="success">{t('setup.done')}</Badge> : t(`setup.${name}Text`)}
            link={isDone ? undefined : (attributes) => <Link to="/admin/$page" params={{ page }} {...attributes} />}
          />
        ))}
      </ol>
    </Card>
  );
}
