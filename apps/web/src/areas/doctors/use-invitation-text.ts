import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { wallTime } from '../../shared/formats/wall-time.ts';
import type { Association } from './doctors.queries.ts';

export function useInvitationText() {
  const { t } = useTranslation('doctors');
  const { date } = useFormats();
  return useCallback(
    ({ invito, care_provider: { stato } }: Pick<Association, 'invito' | 'care_provider'>) => {
      if (stato !== 'invitato' || invito === null) return t(`states.${stato}`);
      return Date.parse(invito.scade) < Date.now()
        ? t('inviteExpired')
        : t('inviteUntil', { date: date(wallTime(invito.scade)) });
    },
    [t, date],
  );
}
