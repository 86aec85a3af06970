import { defineMessages } from '../../messages/index.ts';

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Only the first name keeps its capital. */
const toSentence = ([first = '', ...others]: readonly string[]) => [first, ...others.map(inSentence)];

/** Texts of the tables and summaries of regions, to be replaced with `override`. */
export const painRegionsMessages = defineMessages('pain-regions', {
  it: {
    inFront: 'davanti',
    behind: 'dietro',
    mark: (region: string, where: string, level: string) => `${region}, ${where}: ${level.toLowerCase()}`,
    markOfView: (region: string, level: string) => `${region}: ${level.toLowerCase()}`,
    more: (count: number) => (count === 1 ? 'e un’altra zona' : `e altre ${count} zone`),
    title: (names: readonly string[], more: number) =>
      more === 0
        ? toSentence(names).join(' e ')
        : `${toSentence(names).join(', ')} e ${more === 1 ? 'un’altra zona' : `altre ${more} zone`}`,
    onOneSide: (name: string, where: string) => `${name} (${where})`,
    none: 'Nessuna zona segnata.',
    caption: 'Zone segnate',
    region: 'Zona',
    count: 'Volte',
    worst: 'Intensità massima',
    last: 'Ultima volta',
    before: 'Prima',
    after: 'Dopo',
    changes: 'Che cosa è cambiato',
    appeared: 'Dolore nuovo',
    gone: 'Dolore passato',
    unmarked: 'Non segnato',
    unmarkedBefore: 'Non segnato la volta prima',
    unmarkedAfter: 'Non segnato questa volta',
    worse: 'Più forte',
    better: 'Più lieve',
    same: 'Uguale',
  },
  en: {
    inFront: 'front',
    behind: 'back',
    // Such as "Left lower back", which names its side.
    mark: (region: string, where: string, level: string) =>
      `${new RegExp(`\\b${where}\\b`).test(region) ? region : `${region}, ${where}`}: ${level.toLowerCase()}`,
    markOfView: (region: string, level: string) => `${region}: ${level.toLowerCase()}`,
    more: (count: number) => (count === 1 ? 'and one more region' : `and ${count} more regions`),
    title: (names: readonly string[], more: number) =>
      more === 0
        ? toSentence(names).join(' and ')
        : `${toSentence(names).join(', ')} and ${more === 1 ? 'one more area' : `${more} more areas`}`,
    onOneSide: (name: string, where: string) => `${name} (${where})`,
    none: 'No regions marked.',
    caption: 'Marked regions',
    region: 'Region',
    count: 'Times',
    worst: 'Strongest',
    last: 'Last time',
    before: 'Before',
    after: 'After',
    changes: 'What has changed',
    appeared: 'New pain',
    gone: 'Pain gone',
    unmarked: 'Not marked',
    unmarkedBefore: 'Not marked the time before',
    unmarkedAfter: 'Not marked this time',
    worse: 'Stronger',
    better: 'Milder',
    same: 'The same',
  },
});
