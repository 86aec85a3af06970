import { normalizeForSearch } from '../../search.ts';

/** Routes by form, more specific patterns first. */
const routes: readonly [words: RegExp, route: string][] = [
  [/\b(collirio|oftalmic\w*|oculare)\b/, 'oftalmica'],
  [/\b(auricolar\w*|otologic\w*)\b/, 'auricolare'],
  [/\b(nasale|rinologic\w*)\b/, 'nasale'],
  [/\b(vaginal\w*|ovul\w*|candelett\w*)\b/, 'vaginale'],
  [/\b(suppost\w*|rettal\w*|clisma\w*)\b/, 'rettale'],
  [/\b(inalaz\w*|inalator\w*|nebulizzator\w*|pressurizzat\w*)\b/, 'inalatoria'],
  [/\b(cerott\w*|transdermic\w*)\b/, 'transdermica'],
  [/\b(sublingual\w*)\b/, 'sublinguale'],
  [/\b(sottocutane\w*)\b/, 'sottocutanea'],
  [/\b(intramuscolar\w*)\b/, 'intramuscolare'],
  [/\b(iniett\w*|iniezion\w*|infusion\w*|endovenos\w*|fial\w*|parenteral\w*)\b/, 'parenterale'],
  [/\b(crema|creme|unguent\w*|gel|pomat\w*|cutane\w*|schiuma|lozione|shampoo)\b/, 'cutanea'],
  [
    /\b(compress\w*|capsul\w*|granulat\w*|sciropp\w*|oral\w*|bustin\w*|pastigli\w*|orodispersibil\w*|effervescent\w*|tisan\w*)\b/,
    'orale',
  ],
];

export function parseRoute(text: string): string {
  const words = normalizeForSearch(text);
  return routes.find(([pattern]) => pattern.test(words))?.[1] ?? '';
}
