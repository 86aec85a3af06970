import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { therapyName } from '../../summary/medicines.ts';
import { type Medicines, messagesFor } from '../../summary/telling.ts';
import type { Therapy } from './therapies.kind.ts';
import { inProgress } from './therapy-rules.ts';

interface CalendarOptions {
  /** YYYY-MM-DD */
  today: string;
  at: number;
  /** Whether the drugs are named. */
  named: boolean;
  /** What the catalogue knows of the drugs; needed where they are named. */
  medicines: Medicines;
  language: 'it' | 'en';
}

const words = {
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

/** 1 Monday to 7 Sunday. */
const weekdayOf = (moment: number) => new Date(moment).getUTCDay() || 7;

/** The first day, from one on, on which it is taken; both at midnight. */
function firstDay(from: number, days: readonly number[]): number {
  const ahead = [0, 1, 2, 3, 4, 5, 6].find(
    (more) => days.length === 0 || days.includes(weekdayOf(from + more * dayMs)),
  );
  return from + (ahead ?? 0) * dayMs;
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** An event with an alarm for each time of each therapy in progress; nothing in it tells a drug unless that is wanted. */
export function calendarOf(
  therapies: readonly Therapy[],
  { today, at, named, medicines, language }: CalendarOptions,
): string {
  const { calendar: name, plain, amount } = words[language];
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
      // The same time of the same therapy takes the place of what an earlier file put in.
      const event = calendar.createEvent({
        id: `terapia-${id_terapie}-${ora.replace(':', '')}@libretto`,
        stamp: new Date(at),
        // Floating: eight in the morning is eight in the morning on a journey too.
        floating: true,
        start: new Date(begin + sinceMidnight(ora)),
        end: new Date(begin + sinceMidnight(ora) + quarterHour),
        summary,
        description: named ? quantity : null,
        class: ICalEventClass.PRIVATE,
        transparency: ICalEventTransparency.TRANSPARENT,
        repeating: {
          freq: giorni.length === 0 ? ICalEventRepeatingFreq.DAILY : ICalEventRepeatingFreq.WEEKLY,
          ...(giorni.length > 0 && { byDay: weekdays.filter((_, index) => giorni.includes(index + 1)) }),
          ...(data_fine !== null && { until: new Date(midnight(data_fine) + sinceMidnight(ora)) }),
        },
      });
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 0, description: summary });
    }
  }
  return calendar.toString();
}
