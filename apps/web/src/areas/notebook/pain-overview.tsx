import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { PainHeatMap } from '@libretto/design-system/pain-heat-map';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { entriesSince, firstDay } from '../../shared/notebook/period.ts';
import { LockableButton } from '../../shared/permissions/lockable-button.tsx';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { notebookQuery } from './notebook.queries.ts';

const painMapDialog = async () => (await import('./pain-map-dialog.tsx')).PainMapDialog;

/** The pain of the last 30 days; heads the page. */
export function PainOverview() {
  const mayAct = useMayAct();
  const { t } = useTranslation('notebook');
  const locked = useLock('aggiungitaccuino');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(notebookQuery(userId));
  const day = useToday();
  const start = firstDay('month', day);
  const { seen } = useSeen()('notebook', data, ({ id_taccuino }) => id_taccuino);
  const shown = entriesSince(seen, start);
  const hidden = entriesSince(data, start).length - shown.length;
  const navigate = useNavigate();
  const gate = useGate();
  const map = useLazyDialog(painMapDialog);
  const add = () => gate.run('aggiungitaccuino', () => void navigate({ to: '/Registro/Taccuino/Nuova' }));
  return (
    <Card
      title={t('map.periods.month')}
      actions={
        <Button size="sm" loading={map.loading} onClick={() => void map.open({})}>
          {t('map.title')}
        </Button>
      }
    >
      {/* Without this, a reader from whom every entry is hidden would be told that there was no pain. */}
      {(shown.length > 0 || hidden === 0) && (
        <PainHeatMap
          size="compact"
          entries={shown}
          emptyAction={
            mayAct(operations.createNotebookEntry) && (
              <LockableButton locked={locked} loading={gate.checking} onClick={add}>
                {t('map.draw')}
              </LockableButton>
            )
          }
        />
      )}
      <HiddenCount count={hidden} />
      {map.element}
      {gate.dialog}
    </Card>
  );
}
