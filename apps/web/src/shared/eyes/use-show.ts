import type { Schema } from '@libretto/api-client/schema';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { previewLevels, saveAccess, saveLevels } from '../access/access.queries.ts';
import { type SharedKind, saveException } from '../access/exceptions.queries.ts';
import { forecastQuery } from '../access/forecast.queries.ts';
import { queryClient } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';
import type { HiddenLine } from './eyes-context.ts';

type Association = Schema<'DoctorAssociation'>;

/** A change that shows a record, with its consequence in words. */
interface Change {
  consequence: string;
  make: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

/** Shows a hidden record to the doctor by the smallest change, once its consequence is confirmed. */
export function useShow(): (association: Association, line: HiddenLine, seen: number) => Promise<void> {
  const { t } = useTranslation('eyes');
  const { t: tShell, i18n } = useTranslation();
  const { userId } = useSession();
  const confirm = useConfirm();
  const toasts = useToast();
  const navigate = useNavigate();

  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names);

  async function findChange(association: Association, line: HiddenLine, seen: number): Promise<Change | undefined> {
    const { bersaglio, rimedio, specialita } = line;
    const { id_cpp, assegnazione_confidenzialita: level, visibility, tags, care_provider } = association;
    const name = care_provider.fullname;
    if (rimedio === 'eccezione') {
      const exception = { id_cpp, tipo: bersaglio.tipo as SharedKind, id_record: bersaglio.id_record };
      return {
        consequence: t('consequence.one', { name }),
        make: () => saveException(userId, { ...exception, nascosto: false }),
        undo: () => saveException(userId, { ...exception, nascosto: true }),
      };
    }
    if (rimedio === 'livello') {
      const change = [{ ...bersaglio, id_livello_confidenzialita: level }];
      const { data } = await previewLevels(userId, change);
      const gaining = data.filter(({ guadagna }) => guadagna > 0).map(({ fullname }) => fullname);
      let before = change;
      return {
        consequence: t(gaining.length > 1 ? 'consequence.several' : 'consequence.one', { name, names: list(gaining) }),
        make: async () => {
          before = (await saveLevels(userId, change)).precedenti;
        },
        undo: () => saveLevels(userId, before),
      };
    }
    if (rimedio === 'specialita' && specialita !== undefined) {
      const access = { assegnazione_confidenzialita: level, visibility };
      const more = [...tags, specialita];
      const { visti } = await queryClient.fetchQuery(forecastQuery(userId, { level, visibility, tags: more, id_cpp }));
      return {
        consequence: t('consequence.specialty', { name, count: visti - seen }),
        make: () => saveAccess(id_cpp, { ...access, tags: more }),
        undo: () => saveAccess(id_cpp, { ...access, tags }),
      };
    }
    return undefined;
  }

  async function attempt(work: () => Promise<unknown>, done: string, undo?: () => void) {
    try {
      await work();
      toasts.show({ message: done, tone: 'success', ...(undo && { undo }) });
    } catch (error) {
      console.warn('What a doctor sees could not be changed', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    }
    await queryClient.invalidateQueries();
  }

  return async function show(association, line, seen) {
    let change: Change | undefined;
    try {
      change = await findChange(association, line, seen);
    } catch (error) {
      console.warn('The consequence of showing a record could not be found', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
      return;
    }
    if (change === undefined) {
      await navigate({ to: '/Registro/Dottori', search: { decidi: association.id_cpp, occhi: undefined } });
      return;
    }
    const { consequence, make, undo } = change;
    if (!(await confirm({ message: t('question'), detail: consequence, confirmLabel: t('show') }))) return;
    await attempt(make, consequence, () => void attempt(undo, t('undone')));
  };
}
