import * as operations from '@libretto/api-client/operations';
import { CollapsibleList } from '@libretto/design-system/collapsible-list';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { recordLink } from '../../shared/records/record-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { DueToday } from './due-today.tsx';
import { ForbiddenLine } from './forbidden-line.tsx';
import * as styles from './therapies.css.ts';
import { therapiesQuery, therapyTypes } from './therapies.queries.ts';
import { useTherapyActions } from './use-therapy-actions.tsx';
import { useTherapyColumns } from './use-therapy-columns.tsx';
import { useTherapyPreview } from './use-therapy-preview.tsx';

const mobileActions = ['delete'];
const rowLink = recordLink<Therapy>('therapy', ({ id_terapie }) => id_terapie);
const dots = { 0: 'pink', 1: 'green', 2: 'grey' } as const;
export function TherapyLists() {
  const mayAct = useMayAct();
  const { t } = useTranslation('therapies');
  const locked = useLock('aggiungifarmaci');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: therapies = [], isPending, error, refetch } = useQuery(therapiesQuery(userId));
  const { gate, editor, actions, conclude, add, elements } = useTherapyActions(patient);
  const columns = useTherapyColumns(userId, conclude);
  const { preview, toLine } = useTherapyPreview(userId, therapies);

  return (
    <div className={styles.lists}>
      {editor.offer}
      {!isPending && !error && therapies.length === 0 && (
        <EmptyArea
          part="face"
          title={t('first.title')}
          text={t('first.text')}
          add={{ label: t('types.1.add'), locked, onSelect: () => add(1), loading: editor.opening !== undefined }}
        />
      )}
      {!error && <ForbiddenLine therapies={therapies} />}
      {!isPending && !error && therapies.length > 0 && <DueToday userId={userId} therapies={therapies} />}
      {therapyTypes.map((type) => (
        <CollapsibleList
          key={type}
          name="farmaci"
          filter="tipo_terapia"
          filterValue={type}
          title={t(`types.${type}.title`)}
          subtitle={t(`types.${type}.subtitle`)}
          dotColor={dots[type]}
          rows={therapies}
          rowId={({ id_terapie }) => id_terapie}
          rowName={({ farmaco }) => farmaco.descrizione_breve}
          rowLink={rowLink}
          preview={preview(type)}
          line={toLine}
          columns={columns(type)}
          actions={actions}
          mobileActions={mobileActions}
          add={{
            label: t(`types.${type}.add`),
            locked,
            hidden: !mayAct(operations.saveTherapy),
            loading: editor.opening !== undefined,
            onSelect: () => add(type),
          }}
          noData={t(`types.${type}.none`)}
          loading={isPending}
          error={error ? tShell('failure.title') : undefined}
          onRetry={() => void refetch()}
        />
      ))}
      {elements}
      {gate.dialog}
    </div>
  );
}
