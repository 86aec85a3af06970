import { useTranslation } from 'react-i18next';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSession } from '../../shared/session/use-session.ts';

export function useAuthorText(): (written: { author_id: number | null; dataAggiornamento: string | null }) => string {
  const { t } = useTranslation('anamnesis');
  const { accountId } = useSession();
  const formats = useFormats();
  return ({ author_id, dataAggiornamento }) => {
    if (dataAggiornamento === null) return t('notWritten');
    return t(author_id === accountId ? 'writtenByYou' : 'written', {
      day: formats.date(toLocalDateTime(dataAggiornamento)),
    });
  };
}
