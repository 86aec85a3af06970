import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';

type LogEntry = Schema<'AdminLogEntry'>;

const actionsWithOutcome = new Set(['posta', 'medico', 'centro']);

/** Describes entries of the administrators' log. */
export function useLogText() {
  const { t } = useTranslation('permissions');
  const planName = usePlanName();
  const inWords = (names: string) => names.split(', ').map(planName).join(', ');
  const fields = (names: string) =>
    names
      .split(', ')
      .map((name) => t(`directory.columns.${name}` as 'directory.columns.email'))
      .join(', ');
  return {
    who: ({ chi }: LogEntry) => (chi === null ? t('log.operator') : chi || undefined),
    what: ({ azione, oggetto, prima, dopo }: LogEntry) =>
      [
        t(`log.actions.${azione}`, { name: planName(oggetto) || t('log.ended') }),
        azione !== 'posta' && prima ? t('log.before', { what: inWords(prima) }) : '',
        azione === 'posta' && dopo ? `${t(`outbox.kinds.${dopo}` as 'outbox.kinds.message')}.` : '',
        dopo && (azione === 'medico' || azione === 'centro') ? t('log.fields', { what: fields(dopo) }) : '',
        dopo && !actionsWithOutcome.has(azione) ? t('log.after', { what: inWords(dopo) }) : '',
      ]
        .filter(Boolean)
        .join(' '),
  };
}
