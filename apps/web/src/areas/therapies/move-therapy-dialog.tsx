import { TherapySave as maxLengths } from '@libretto/api-client/max-lengths';
import { Banner } from '@libretto/design-system/banner';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { DateField, isDay } from '@libretto/design-system/date-field';
import type { FieldProblem } from '@libretto/design-system/error-summary';
import { MoveDialog } from '@libretto/design-system/move-dialog';
import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { hasEnded } from '../../shared/doses/schedule.ts';
import { DoseFields } from '../../shared/drugs/dose-fields.tsx';
import { InteractionOutcome } from '../../shared/drugs/interaction-outcome.tsx';
import { askInteractions } from '../../shared/drugs/interactions.queries.ts';
import { type InteractionCheck, useInteractionCheck } from '../../shared/drugs/use-interaction-check.ts';
import { today } from '../../shared/formats/formats.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { useVersionConflict } from '../../shared/records/use-version-conflict.ts';
import {
  concluded,
  forbidden,
  refreshTherapies,
  saveTherapy,
  type TherapyType,
  therapyTypes,
} from './therapies.queries.ts';
import { endsTooEarly } from './therapy-form.ts';

export interface MoveTherapyDialogProps {
  therapy: Therapy;
  only?: TherapyType;
  onForbidden: (therapy: Therapy) => void;
  onClose: () => void;
}

export function MoveTherapyDialog({ therapy, only, onForbidden, onClose }: MoveTherapyDialogProps) {
  const { t } = useTranslation('therapies');
  const { t: tRecords } = useTranslation('records');
  const confirm = useConfirm();
  const toasts = useToast();
  const refusal = useRefusalText();
  const messages = t('errors', { returnObjects: true });
  const { ifMatch: seen, question, describeConflict: overtaken } = useVersionConflict(therapy.versione);
  const { tipo_terapia: from, data_inizio, data_fine: ended } = therapy;
  const [end, setEnd] = useState(() => therapy.data_fine ?? today());
  const [note, setNote] = useState(therapy.note);
  const [dose, setDose] = useState(therapy.quantita_farmaceutica);
  const [frequency, setFrequency] = useState(therapy.frequenza_farmaceutica);
  const moved = useRef<Therapy>(undefined);
  const check = useInteractionCheck(askInteractions(therapy.id_terapie), onClose);
  const isDoseMissing = therapy.quantita_farmaceutica === '' || therapy.frequenza_farmaceutica === '';

  const asksReason = (to: TherapyType) => to === forbidden || from === forbidden;
  const prependReason = (reason: string) => [reason, note.trim()].filter(Boolean).join(' · ');

  function problems(to: TherapyType, reason: string): FieldProblem[] {
    const found: FieldProblem[] = [];
    const addProblem = (name: string, label: string, message: string) => found.push({ name, label, message });
    if (to === concluded) {
      if (!isDay(end)) addProblem('data_fine', t('moveEnd'), end === '' ? messages.required : messages.date);
      else if (endsTooEarly({ data_inizio, data_fine: end }))
        addProblem('data_fine', t('moveEnd'), messages.endBeforeStart);
    }
    if (asksReason(to) && prependReason(reason).length > maxLengths.note)
      addProblem('note', t('moveNote'), messages.note);
    if (to !== forbidden && isDoseMissing) {
      if (dose.trim() === '') addProblem('quantita_farmaceutica', t('fields.dose'), messages.required);
      if (frequency.trim() === '') addProblem('frequenza_farmaceutica', t('fields.frequency'), messages.required);
    }
    if (to === inProgress && check.blocking) addProblem('move-to', t('columns.drug'), t('undecided'));
    return found;
  }
  // Read during the render after a failed attempt, which then renders the fields again.
  const attemptedReason = useRef<string>(undefined);
  const getError = (to: TherapyType, name: string) =>
    attemptedReason.current !== undefined
      ? problems(to, attemptedReason.current).find((problem) => problem.name === name)?.message
      : undefined;

  async function move(to: TherapyType, reason: string) {
    const body = {
      id_terapie: therapy.id_terapie,
      status: 'update',
      tipo_terapia: to,
      ...(asksReason(to) && prependReason(reason) !== therapy.note && { note: prependReason(reason) }),
      ...(to === concluded && { data_fine: end }),
      // A resumed therapy has no end.
      ...(to === inProgress &&
        (hasEnded(therapy) || endsTooEarly({ data_inizio, data_fine: ended })) && { data_fine: null }),
      ...(to !== forbidden && isDoseMissing && { quantita_farmaceutica: dose, frequenza_farmaceutica: frequency }),
      ...check.acceptance,
    } as const;
    moved.current = await saveTherapy(body, seen);
    await refreshTherapies();
  }

  return (
    <MoveDialog<TherapyType>
      open
      title={t('moveTitle')}
      description={therapy.farmaco.descrizione_breve}
      from={t(`types.${from}.title`)}
      targets={therapyTypes
        .filter((type) => type !== from && (only === undefined || type === only))
        .map((type) => ({
          id: type,
          label: t(`types.${type}.to`),
          description: t(`types.${type}.move`),
          reason: type === forbidden ? 'required' : from === forbidden ? 'optional' : undefined,
        }))}
      reasonLabel={t('fields.reason')}
      reasonRequired={messages.reason}
      reasonMaxLength={maxLengths.note}
      more={(to) =>
        to !== undefined && (
          <>
            {to === concluded && (
              <DateField
                label={t('moveEnd')}
                name="data_fine"
                value={end}
                onChange={setEnd}
                required
                error={getError(to, 'data_fine')}
              />
            )}
            {to !== forbidden && isDoseMissing && (
              <DoseFields
                dose={{
                  ...{ name: 'quantita_farmaceutica', value: dose, onChange: setDose },
                  error: getError(to, 'quantita_farmaceutica'),
                }}
                frequency={{
                  ...{ name: 'frequenza_farmaceutica', value: frequency, onChange: setFrequency },
                  error: getError(to, 'frequenza_farmaceutica'),
                }}
              />
            )}
            {asksReason(to) && therapy.note !== '' && (
              <TextArea
                label={t('moveNote')}
                name="note"
                value={note}
                onChange={setNote}
                hint={t('moveNoteHint')}
                rows={2}
                error={getError(to, 'note')}
              />
            )}
            {to === inProgress && <InteractionWarnings therapy={therapy} check={check} />}
          </>
        )
      }
      checkMore={(to, reason) => {
        attemptedReason.current = reason;
        return problems(to, reason);
      }}
      onMove={move}
      confirm={() => confirm({ message: question ?? tRecords('saveQuestion') })}
      describeError={(error) => {
        console.warn('A therapy could not be moved', error);
        void refreshTherapies();
        return overtaken(error) ?? refusal(error) ?? t('failed');
      }}
      onClose={(done) => {
        onClose();
        if (!done) return;
        toasts.show({ message: t('done'), tone: 'success' });
        if (moved.current?.tipo_terapia === forbidden) onForbidden(moved.current);
      }}
    />
  );
}

function InteractionWarnings({ therapy, check }: { therapy: Therapy; check: InteractionCheck }) {
  const { t } = useTranslation('therapies');
  const { id_farmaco_codifa: id, farmaco } = therapy;
  const ask = check.check;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is chosen
  useEffect(() => {
    ask({ id_farmaco_codifa: id, descrizione_breve: farmaco.descrizione_breve });
  }, [id]);
  return (
    <>
      {therapy.tipo_terapia === forbidden && (
        <Banner tone="warning" title={t('moveForbidden')}>
          {t('moveForbiddenReason', { reason: therapy.note })}
        </Banner>
      )}
      <InteractionOutcome check={check} declineLabel={t('moveDeclined')} />
    </>
  );
}
