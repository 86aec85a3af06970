import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import openapi, { astToString } from 'openapi-typescript';

const folder = import.meta.dirname;
const contract = join(folder, '../../openapi/dist/openapi.json');

/** Leaves an unchanged file alone, so that its dependents are not rebuilt. */
function write(path: string, text: string) {
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    mkdirSync(join(path, '..'), { recursive: true });
  }
  if (before !== text) writeFileSync(path, text);
}

// openapi-typescript maps the schema `false` to `never`, but not the equivalent that older generators understand.
const types = astToString(
  await openapi(readFileSync(contract, 'utf8').replaceAll(/\{\s*"not":\s*\{\s*\}\s*\}/g, 'false')),
);
write(join(folder, 'src/contract/contract.gen.ts'), `// Generated from openapi/openapi.yaml.\n${types}`);

interface BelfiorePlace {
  name: string;
  belfioreCode: string;
  province?: string;
  expirationDate?: Date;
}
// The package's types declare a different export than its CommonJS file has.
const { belfioreConnector } = createRequire(import.meta.url)('@marketto/belfiore-connector-embedded') as {
  belfioreConnector: { toArray(): Promise<BelfiorePlace[]> };
};
/** Repairs names that are UTF-8 decoded as Latin-1, including a lost no-break space at the end. */
function repairEncoding(name: string): string {
  if (!/[ÃĂ]/.test(name)) return name;
  const bytes = name.replace('Ă', 'Ã').replace(/Ã(?: (?= )|$)/g, 'Ã\u00a0');
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function toTitleCase(name: string): string {
  return name
    .replace(/ (Di|Del|Dell[ao]|Dei|Degli|Delle|Da|Dal|Al|Alla|E|Ed|A|In|Nel|Nella|Sul|Sulla)(?= )/g, (word) =>
      word.toLowerCase(),
    )
    .replace(
      / (D|Dell|Nell|Sull|All)'(\p{L})/gu,
      (_, word, letter) => ` ${word.toLowerCase()}'${letter.toUpperCase()}`,
    );
}

// One state per place, though provinces differed in 1927 to 1946. Current names: ISTAT, January 2025, and the
// register of residents (ANPR, CC BY 4.0), which agree. Neither has the Sardinian provinces of 2025.
const corrections = new Map(
  readFileSync(join(folder, 'place-corrections.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', province = '', name = ''] = line.split('\t');
      return [code, { province, name }];
    }),
);

function toLines(code: string, province: string, ceased: boolean, name: string): string[] {
  const line = (...[at, of, called]: [string, boolean, string]) => [code, at, of ? '1' : '', called].join('\t');
  if (ceased) return [line(province, true, toTitleCase(name))];
  const now = corrections.get(code);
  if (now === undefined) return [line(province, false, name)];
  const renamed = now.name.toLowerCase() !== name.toLowerCase();
  return [line(now.province, false, now.name), ...(renamed ? [line(province, true, toTitleCase(name))] : [])];
}

// Reading the package takes half a second and 50 MB, too much for the start of a server.
const lines = (await belfioreConnector.toArray())
  .flatMap(({ name, province, belfioreCode, expirationDate }) => {
    const ceased = expirationDate !== undefined && expirationDate.getUTCFullYear() < 9999;
    return toLines(belfioreCode, province ?? '', ceased, repairEncoding(name));
  })
  .sort();
write(
  join(folder, 'src/areas/lookups/places.gen.ts'),
  `// Generated from @marketto/belfiore-connector-embedded and place-corrections.tsv: code, province, ceased, name.\nexport default ${JSON.stringify(lines.join('\n'))};\n`,
);

const canvas = join(folder, '../../packages/design-system/src/components/pain-canvas/regions.messages.ts');
const named = [...readFileSync(canvas, 'utf8').matchAll(/^ {4}(\d{3}): '(.+)',$/gm)].map(([, id, name]) => [id, name]);
const [it, en] = [named.slice(0, named.length / 2), named.slice(named.length / 2)].map((names) =>
  Object.fromEntries(names),
);
write(
  join(folder, 'src/summary/regions.gen.ts'),
  `// Generated from the pain canvas of the design system.\nexport default ${JSON.stringify({ it, en }, null, 2)};\n`,
);

/** Unpacks a WOFF font once, instead of for every PDF. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let place = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    woff.copy(head, 12 + 16 * i, entry, entry + 4);
    woff.copy(head, 16 + 16 * i, entry + 16, entry + 20);
    head.writeUInt32BE(place, 20 + 16 * i);
    head.writeUInt32BE(length, 24 + 16 * i);
    // Tables are aligned to four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    tables.push(padded);
    place += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

const findTable = (face: Buffer, name: string): Buffer => {
  const tables = Array.from({ length: face.readUInt16BE(4) }, (_, i) => face.subarray(12 + 16 * i));
  return face.subarray(tables.find((entry) => entry.toString('latin1', 0, 4) === name)?.readUInt32BE(8));
};

/** Yields the code points of a format 12 character map (beyond the basic plane). */
function* readFormat12(map: Buffer): Generator<number> {
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const [start, end] = [map.readUInt32BE(16 + 12 * group), map.readUInt32BE(20 + 12 * group)];
    for (let code = start; code <= end; code++) yield code;
  }
}

function* readFormat4(map: Buffer): Generator<number> {
  const size = map.readUInt16BE(6);
  for (let i = 0; i < size; i += 2) {
    const [end, start, delta, offset] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) =>
      map.readUInt16BE(at + i),
    ) as [number, number, number, number];
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : map.readUInt16BE(16 + 3 * size + i + offset + 2 * (code - start));
      if (glyph % 0x10000 !== 0) yield code;
    }
  }
}

function readCodePoints(face: Buffer): number[] {
  const cmap = findTable(face, 'cmap');
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const long = maps.find((table) => table.readUInt16BE(0) === 12);
  if (long !== undefined) return [...readFormat12(long)];
  const short = maps.find((table) => table.readUInt16BE(0) === 4);
  if (short === undefined) throw new Error('The font has no character map.');
  return [...readFormat4(short)];
}

const fonts = createRequire(import.meta.url).resolve('@fontsource/inter/package.json');
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
const fontFile = (alphabet: string, weight: number) =>
  unpackWoff(readFileSync(join(fonts, '..', 'files', `inter-${alphabet}-${weight}-normal.woff`)));
const faces = alphabets.flatMap((alphabet) =>
  [400, 600].map((weight) => `  '${alphabet}-${weight}': '${fontFile(alphabet, weight).toString('base64')}',`),
);
write(
  join(folder, 'src/print/faces.gen.ts'),
  `// Generated from @fontsource/inter: TrueType in base64.\nexport default {\n${faces.join('\n')}\n};\n`,
);
// Stays compressed, because it is rarely needed: pdfkit decompresses embedded fonts.
const emoji = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@fontsource/noto-emoji/package.json'),
    '../files/noto-emoji-emoji-400-normal.woff',
  ),
);
write(
  join(folder, 'src/print/emoji.gen.ts'),
  `// Generated from @fontsource/noto-emoji: WOFF in base64.\nexport default '${emoji.toString('base64')}';\n`,
);
/** Excludes joiners and components that are not emoji themselves: digits and tags. */
const isEmoji = (code: number) => code > 0x7f && code !== 0x200d && code !== 0xfe0f && code < 0xe0000;
const pictures = readCodePoints(unpackWoff(emoji)).filter(isEmoji);
const letters = alphabets.map(
  (alphabet) => `  '${alphabet}': ${JSON.stringify(String.fromCodePoint(...readCodePoints(fontFile(alphabet, 400))))},`,
);
write(
  join(folder, 'src/print/letters.gen.ts'),
  `// Generated from @fontsource/inter: the letters that each of its files has, and the emoji of @fontsource/noto-emoji.\nexport default {\n${letters.join('\n')}\n  emoji: ${JSON.stringify(String.fromCodePoint(...pictures))},\n};\n`,
);
