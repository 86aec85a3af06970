import { elide } from '../../internals/elide.ts';
import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `LineChart`, to be replaced with `override`. */
export const lineChartMessages = defineMessages('lineChart', {
  it: {
    empty: 'Ancora nessun valore',
    emptyText: 'Dal primo valore in poi vedrai qui come cambia nel tempo.',
    failed: 'Non riusciamo a mostrare i valori. Riprova.',
    read: (title: string) => `${title}: leggi i valori con le frecce`,
    turn: (turn: number, turns: number) => `${turn} di ${turns}`,
    summary: (count: number, dates: number, first: string, last: string) => {
      if (dates === 1) return `${count} ${count === 1 ? 'valore' : 'valori'}, ${last}.`;
      return elide(`${count === dates ? '' : `${count} valori in `}${dates} date, dal ${first} al ${last}.`);
    },
    extremes: (series: string, least: string, most: string) => `${series}: da ${least} a ${most}.`,
    reference: (series: string, range: string) => `Riferimento ${series}: ${range}`,
    band: (series: string, range: string) => `${series} ${range}`,
    from: (low: string) => `da ${low}`,
    upTo: (high: string) => `fino a ${high}`,
    low: 'sotto il riferimento',
    normal: 'nel riferimento',
    high: 'sopra il riferimento',
    missing: 'nessun valore',
    count: (count: number) => `${count} ${count === 1 ? 'valore' : 'valori'}`,
    meanOf: (count: number) => `Media di ${count} valori`,
    mean: (mean: string) => `media ${mean}`,
    range: (least: string, most: string) => `da ${least} a ${most}`,
    outside: (count: number) => `${count} fuori dal riferimento`,
    outsideKey: 'Fuori dal riferimento',
    grouped: (draw: 'lines' | 'bars', unit: 'day' | 'week' | 'month' | 'year') => {
      const span = { day: 'un giorno', week: 'una settimana', month: 'un mese', year: 'un anno' }[unit];
      return `${draw === 'bars' ? 'Ogni barra' : 'Ogni punto'} è la media di ${span}. La linea sottile va dal valore più basso al più alto.`;
    },
    table: 'Mostra i valori in tabella',
    hideTable: 'Nascondi la tabella',
    tableOf: (title: string) => `Tabella dei valori: ${title}`,
    date: 'Data',
  },
  en: {
    empty: 'No values yet',
    emptyText: 'From the first value, you will see here how it changes over time.',
    failed: 'We cannot show the values right now. Try again.',
    read: (title: string) => `${title}: read the values with the arrow keys`,
    turn: (turn: number, turns: number) => `${turn} of ${turns}`,
    summary: (count: number, dates: number, first: string, last: string) => {
      if (dates === 1) return `${count} ${count === 1 ? 'value' : 'values'}, ${last}.`;
      return `${count === dates ? '' : `${count} values on `}${dates} dates, from ${first} to ${last}.`;
    },
    extremes: (series: string, least: string, most: string) => `${series}: from ${least} to ${most}.`,
    reference: (series: string, range: string) => `Reference ${series}: ${range}`,
    band: (series: string, range: string) => `${series} ${range}`,
    from: (low: string) => `from ${low}`,
    upTo: (high: string) => `up to ${high}`,
    low: 'below the reference',
    normal: 'within the reference',
    high: 'above the reference',
    missing: 'no value',
    count: (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`,
    meanOf: (count: number) => `Average of ${count} values`,
    mean: (mean: string) => `average ${mean}`,
    range: (least: string, most: string) => `from ${least} to ${most}`,
    outside: (count: number) => `${count} outside the reference`,
    outsideKey: 'Outside the reference',
    grouped: (draw: 'lines' | 'bars', unit: 'day' | 'week' | 'month' | 'year') =>
      `Each ${draw === 'bars' ? 'bar' : 'point'} is the average of a ${unit}. The thin line goes from the lowest value to the highest.`,
    table: 'Show values in a table',
    hideTable: 'Hide the table',
    tableOf: (title: string) => `Table of the values: ${title}`,
    date: 'Date',
  },
});
