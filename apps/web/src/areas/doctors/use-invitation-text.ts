import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Association } from './doctors.queries.ts';

export function useInvitationText() {
  const { t } = useTranslation('doctors');
  const { date } = useFormats();
  return useCallback(
    ({ invito, care_provider: { stato } }: Pick<Association, 'invito' | 'care_provider'>) => {
      if (stato !== 'invitato' || invito === null) return t(`states.${stato}`);
      return Date.parse(invito.scade) < Date.now()
        ? t('inviteExpired')
        : t('inviteUntil', { date: date(toLocalDateTime(invito.scade)) });
    },
    [t, date],
  );
}
