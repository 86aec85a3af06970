import { ProblemError } from '@libretto/api-client/problem';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/use-session.ts';
import { type SharedKind, saveException } from './exceptions.queries.ts';

export interface ExceptionOf {
  doctor: { id_cpp: number; fullname: string };
  tipo: SharedKind;
  id: number;
}

/** Hides a record from one doctor or shows it again, at once and with undo. Resolves to false if it failed. */
export function useExceptions() {
  const { t } = useTranslation('access');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const toasts = useToast();

  return async function set({ doctor, tipo, id }: ExceptionOf, nascosto: boolean, isUndo = false): Promise<boolean> {
    try {
      await saveException(userId, { id_cpp: doctor.id_cpp, tipo, id_record: id, nascosto });
    } catch (error) {
      console.warn('A record could not be hidden from a doctor or shown again', error);
      const isFull = error instanceof ProblemError && error.code === 'too-many';
      toasts.show({ message: isFull ? t('exceptions.tooMany') : tShell('save.failed'), tone: 'danger' });
      return false;
    }
    toasts.show({
      message: t(nascosto ? 'exceptions.hidden' : 'exceptions.shown', { name: doctor.fullname }),
      tone: 'success',
      ...(!isUndo && { undo: () => void set({ doctor, tipo, id }, !nascosto, true) }),
    });
    return true;
  };
}
