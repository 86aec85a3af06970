import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { type LevelChange, previewLevels, saveLevels } from '../../shared/access/access.queries.ts';
import { queryClient } from '../../shared/api/api.ts';
import { useLinkNotice } from '../../shared/sharing/use-link-notice.ts';
import * as styles from './privacy.css.ts';
import type { LevelEffect } from './privacy.queries.ts';

export function useLevelChanges(userId: number) {
  const { t } = useTranslation('doctors');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const noticeLinks = useLinkNotice();

  async function attempt(changes: LevelChange[], done: (count: number) => string, canUndo: boolean) {
    try {
      const { cambiati, precedenti } = await saveLevels(userId, changes);
      const undo = () => void attempt(precedenti, (count) => t('privacy.restored', { count }), false);
      toasts.show({ message: done(cambiati), tone: 'success', ...(canUndo && cambiati > 0 && { undo }) });
      void noticeLinks(precedenti.map(({ tipo, id_record: id }) => ({ tipo, id })));
      return true;
    } catch (error) {
      console.warn('Levels could not be changed', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
      return false;
    } finally {
      // Each record is also on a page of its own.
      await queryClient.invalidateQueries();
    }
  }

  return async function change(question: string, changes: LevelChange[]): Promise<boolean> {
    let effect: LevelEffect;
    try {
      effect = await previewLevels(userId, changes);
    } catch (error) {
      console.warn('The effect of a level change could not be loaded', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
      return false;
    }
    const detail = <Effect effect={effect} />;
    if (!(await confirm({ message: question, detail, confirmLabel: t('privacy.change') }))) return false;
    return attempt(changes, (count) => t('privacy.changed', { count }), true);
  };
}

function Effect({ effect: { data } }: { effect: LevelEffect }) {
  const { t } = useTranslation('doctors');
  if (data.length === 0) return <>{t('privacy.effect.none')}</>;
  return (
    <>
      <ul className={styles.effect}>
        {data.flatMap(({ id_cpp, fullname: name, guadagna, perde }) => [
          ...(perde > 0 ? [<li key={`${id_cpp} less`}>{t('privacy.effect.less', { name, count: perde })}</li>] : []),
          ...(guadagna > 0
            ? [<li key={`${id_cpp} more`}>{t('privacy.effect.more', { name, count: guadagna })}</li>]
            : []),
        ])}
      </ul>
      <p>{t('privacy.effect.attachments')}</p>
    </>
  );
}
