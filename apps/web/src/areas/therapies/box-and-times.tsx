import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxState, lastBoxDay } from '../../shared/doses/schedule.ts';
import { today } from '../../shared/formats/formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import * as styles from './therapies.css.ts';
import { type TherapyValues, toBox, week } from './therapy-form.ts';
import { toTimes } from './times.ts';
import { useBoxText } from './use-box-text.ts';

export interface BoxAndTimesProps {
  /** Times have been chosen, so that their number says how many pieces a day takes. */
  timed: boolean;
  times: ReactNode;
  days: ReactNode;
  pieces: ReactNode;
  opened: ReactNode;
  perDay: ReactNode;
  hint: ReactNode;
}

export function BoxAndTimes({ timed, times, days, pieces, opened, perDay, hint }: BoxAndTimesProps) {
  const { t } = useTranslation('therapies');
  return (
    <>
      <p className={styles.muted}>{t('reminders.hint')}</p>
      {times}
      {days}
      <div className={pair}>
        {pieces}
        {opened}
      </div>
      {!timed && perDay}
      {hint}
    </>
  );
}

export function BoxHint({ values }: { values: TherapyValues }) {
  const formatBox = useBoxText();
  const [now] = useState(today);
  const confezione = toBox(values);
  const giorni = values.giorni.length === week.length ? [] : values.giorni;
  const day = confezione && lastBoxDay({ orari: toTimes(values.orari), giorni, confezione });
  return (
    <p role="status" className={styles.muted}>
      {day && formatBox(boxState(day, now, values.data_fine || null))}
    </p>
  );
}
