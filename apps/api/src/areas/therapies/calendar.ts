import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { therapyName } from '../../summary/medicines.ts';
import { type Medicines, messagesFor } from '../../summary/render-context.ts';
import type { Therapy } from './therapies.kind.ts';
import { inProgress } from './therapy-rules.ts';

interface CalendarOptions {
  /** YYYY-MM-DD */
  today: string;
  at: number;
  named: boolean;
  medicines: Medicines;
  language: 'it' | 'en';
}

const messages = {
  it: { calendar: 'Promemoria di Libretto', plain: 'Promemoria di Libretto', amount: 'Quantità' },
  en: { calendar: 'Libretto reminders', plain: 'Libretto reminder', amount: 'Amount' },
};

const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];

const dayMs = 86_400_000;
const quarterHour = 15 * 60_000;

/** 1 for Monday to 7 for Sunday. */
const getWeekday = (moment: number) => new Date(moment).getUTCDay() || 7;

function firstDay(from: number, days: readonly number[]): number {
  const ahead = [0, 1, 2, 3, 4, 5, 6].find(
    (more) => days.length === 0 || days.includes(getWeekday(from + more * dayMs)),
  );
  return from + (ahead ?? 0) * dayMs;
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

function toMilliseconds(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

export function createCalendar(
  therapies: readonly Therapy[],
  { today, at, named, medicines, language }: CalendarOptions,
): string {
  const { calendar: name, plain, amount } = messages[language];
  const calendar = ical({
    name,
    prodId: { company: 'Libretto', product: 'Libretto', language: language.toUpperCase() },
  });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const therapy of therapies) {
    const { id_terapie, tipo_terapia, giorni, data_inizio, data_fine } = therapy;
    if (tipo_terapia !== inProgress) continue;
    const begin = firstDay(Math.max(midnight(today), midnight(data_inizio)), giorni);
    if (data_fine !== null && begin > midnight(data_fine)) continue;
    for (const { ora, quantita } of therapy.orari) {
      const quantity = `${amount}: ${new Intl.NumberFormat(language).format(quantita)}`;
      const summary = named ? therapyName(therapy, { messages: messagesFor(language), medicines }) : plain;
      // A stable ID lets later imports replace earlier events.
      const event = calendar.createEvent({
        id: `terapia-${id_terapie}-${ora.replace(':', '')}@libretto`,
        stamp: new Date(at),
        // Floating time follows the user across time zones.
        floating: true,
        start: new Date(begin + toMilliseconds(ora)),
        end: new Date(begin + toMilliseconds(ora) + quarterHour),
        summary,
        description: named ? quantity : null,
        class: ICalEventClass.PRIVATE,
        transparency: ICalEventTransparency.TRANSPARENT,
        repeating: {
          freq: giorni.length === 0 ? ICalEventRepeatingFreq.DAILY : ICalEventRepeatingFreq.WEEKLY,
          ...(giorni.length > 0 && { byDay: weekdays.filter((_, index) => giorni.includes(index + 1)) }),
          ...(data_fine !== null && { until: new Date(midnight(data_fine) + toMilliseconds(ora)) }),
        },
      });
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 0, description: summary });
    }
  }
  return calendar.toString();
}
