import { defineMessages } from '../../messages/index.ts';

/** Texts of `PainHeatMap`, to be replaced with `override`. */
export const painHeatMapMessages = defineMessages('pain-heat-map', {
  it: {
    label: 'Mappa del dolore',
    show: 'Che cosa mostra',
    worst: 'Intensità massima',
    count: 'Quante volte',
    total: (entries: number, regions: number) =>
      `${entries === 1 ? 'Una segnalazione' : `${entries} segnalazioni`}, ${regions === 1 ? 'una zona' : `${regions} zone`} con dolore.`,
    unmarked: (entries: number) =>
      entries === 1
        ? 'Una segnalazione non ha zone registrate e non entra nella mappa.'
        : `${entries} segnalazioni non hanno zone registrate e non entrano nella mappa.`,
    body: (view: string, regions: number) =>
      `Mappa del dolore, ${view.toLowerCase()}: ${regions === 0 ? 'nessuna zona' : regions === 1 ? 'una zona' : `${regions} zone`}. Le zone sono nella tabella che segue.`,
    bodyInWords: (view: string, regions: number) =>
      `Mappa del dolore, ${view.toLowerCase()}: ${regions === 0 ? 'nessuna zona' : regions === 1 ? 'una zona' : `${regions} zone`}.`,
    topFact: (level: string, count: number) => `${level}, ${count === 1 ? 'una volta' : `${count} volte`}`,
    others: (count: number) => (count === 1 ? 'e un’altra zona' : `e altre ${count} zone`),
    datedFact: (level: string, count: number, day: string) =>
      count === 1 ? `${level}, ${day}` : `Fino a ${level.toLowerCase()}, ${count} volte, l’ultima ${day}`,
    moreRegions: (count: number) => (count === 1 ? 'Un’altra zona' : `Altre ${count} zone`),
    colours: 'Che cosa significano i colori',
    enlarge: 'Ingrandisci la mappa',
    zones: 'Zone con dolore segnato: il punto esatto è nei disegni.',
    times: (from: number, to: number | undefined) =>
      to === undefined
        ? `${from} volte o più`
        : from === to
          ? from === 1
            ? '1 volta'
            : `${from} volte`
          : `da ${from} a ${to} volte`,
    badgeWorst: 'Il numero in ogni zona è il livello più alto.',
    badgeCount: 'Il numero in ogni zona dice in quante segnalazioni compare.',
    empty: 'Nessuna segnalazione in questo periodo',
    emptyText: 'Scegli un periodo più lungo, oppure disegna dove senti dolore.',
    emptyRecent: 'Quando senti un dolore, disegnalo: qui vedrai dove torna.',
    loading: 'Caricamento della mappa',
    failed: 'Non riusciamo a mostrare la mappa.',
    retry: 'Riprova',
  },
  en: {
    label: 'Pain map',
    show: 'What to show',
    worst: 'Strongest pain',
    count: 'How often',
    total: (entries: number, regions: number) =>
      `${entries === 1 ? 'One report' : `${entries} reports`}, ${regions === 1 ? 'one region' : `${regions} regions`} with pain.`,
    unmarked: (entries: number) =>
      entries === 1
        ? 'One report has no recorded regions and is not part of the map.'
        : `${entries} reports have no recorded regions and are not part of the map.`,
    body: (view: string, regions: number) =>
      `Pain map, ${view.toLowerCase()}: ${regions === 0 ? 'no region' : regions === 1 ? 'one region' : `${regions} regions`}. The regions are in the table below.`,
    bodyInWords: (view: string, regions: number) =>
      `Pain map, ${view.toLowerCase()}: ${regions === 0 ? 'no region' : regions === 1 ? 'one region' : `${regions} regions`}.`,
    topFact: (level: string, count: number) => `${level}, ${count === 1 ? 'once' : `${count} times`}`,
    others: (count: number) => (count === 1 ? 'and one more region' : `and ${count} more regions`),
    datedFact: (level: string, count: number, day: string) =>
      count === 1 ? `${level}, ${day}` : `Up to ${level.toLowerCase()}, ${count} times, last on ${day}`,
    moreRegions: (count: number) => (count === 1 ? 'One more region' : `${count} more regions`),
    colours: 'What the colours mean',
    enlarge: 'Enlarge the map',
    zones: 'Regions with marked pain: the exact spot is in the drawings.',
    times: (from: number, to: number | undefined) =>
      to === undefined
        ? `${from} times or more`
        : from === to
          ? from === 1
            ? 'once'
            : `${from} times`
          : `${from} to ${to} times`,
    badgeWorst: 'The number in each region is its highest level.',
    badgeCount: 'The number in each region shows how many reports include it.',
    empty: 'No reports in this period',
    emptyText: 'Choose a longer period, or draw where it hurts.',
    emptyRecent: 'When something hurts, draw it: here you will see where it comes back.',
    loading: 'Loading the map',
    failed: 'We cannot show the map right now.',
    retry: 'Try again',
  },
});
