import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { capitals } from './capitals.ts';
import lines from './places.gen.ts';
import { Places } from './places.ts';

/**
 * Number of municipalities and digest of codes and names, from ISTAT's list of January 2025. It matches the
 * Ministry of the Interior's register (ANPR) of 2023, except for the mergers of 2024.
 */
const official = `
  AG:43:68fbbfff9f02 AL:187:d321cd6e53e6 AN:47:e4393faee10e AO:74:cf6223124468 AP:33:0331aa9e276d
  AQ:108:a3d80a33f83c AR:36:fb05c06306df AT:117:ca769624beae AV:118:af120229da15 BA:41:ffa5c4e8a721
  BG:243:96b28adcbd7a BI:74:f1dc980b8e31 BL:60:e21a031941c9 BN:78:b256f7bd72d3 BO:55:b49fb49955f7
  BR:20:e052d1dc9cf0 BS:205:e80549f23ee2 BT:10:811eb72db6c4 BZ:116:01bd5833e235 CA:17:978e975bfbf7
  CB:84:e8fb01ac9be8 CE:104:b68d791e84a8 CH:104:18d3931c52f2 CL:22:657ba3a37109 CN:247:d4ca96fcd4fc
  CO:147:446858c7d38f CR:113:d7dcbe0261e4 CS:150:be8f949a9456 CT:58:777121583fd4 CZ:80:7500d8d2db6b
  EN:20:a26389f3a9c5 FC:30:3f0e0bed5cb9 FE:21:442278305924 FG:61:a778247b9e21 FI:41:7eb918b159bd
  FM:40:81d8c0b98348 FR:91:2df6ede388a9 GE:67:3b1118e76564 GO:25:9291e1c57a14 GR:28:da9df113a2a4
  IM:66:8ecaa399f6a9 IS:52:8b9abb1a3135 KR:27:26980887cb19 LC:84:38b0ef6f5cc2 LE:96:5162ac76fcf5
  LI:19:eb1b4340d567 LO:60:b8253367eecf LT:33:ecc4bd15c296 LU:33:deb2a672a0cc MB:55:dbee35c3e0b3
  MC:55:42f939b9a492 ME:108:79e1bd53ca3b MI:133:8f07f3b6542a MN:64:902c752c6f76 MO:47:485629d3016f
  MS:17:13f7e20d210e MT:31:401553e4c81b NA:92:3e9b03b911f0 NO:87:06b7d4b210f5 NU:74:a5b86651411b
  OR:87:495ea0357494 PA:82:20b0899b8365 PC:46:d5bab370a363 PD:101:3a330938104d PE:46:f3ca6367dd6a
  PG:59:d4e25f722630 PI:37:2f065bd5b6da PN:50:df937a7b0cd1 PO:7:21b7e5fa9fa1 PR:44:d1873ea71b9d
  PT:20:5fb40fdb885e PU:50:73904eff4bfa PV:185:31a6fd1268bd PZ:100:464ca0ff05fa RA:18:f48380054d5b
  RC:97:122a30434652 RE:42:e30d6ac8a6b8 RG:12:a2520dfc54f4 RI:73:c813bc08261a RM:121:d64d773ae27e
  RN:27:9e4f6feee21c RO:50:bb44c51b61eb SA:158:fb01f371f75c SI:35:acef9f140227 SO:77:5fc821972559
  SP:32:5a318f879e43 SR:21:1c27a4aee7c1 SS:92:e0d0f8e20887 SU:107:21bcef337fe4 SV:69:d776235e8c71
  TA:29:b45d3490eef7 TE:47:48c2f7a0dfc8 TN:166:9fca78af689d TO:312:42da308731c0 TP:25:d4bf52743143
  TR:33:1c9d462f4cd5 TS:6:8d330ceca187 TV:94:dbdbb27428bc UD:134:6b69e43de123 VA:136:219f80c28c01
  VB:74:5179d95c9a89 VC:82:7cebc6d940b4 VE:44:787a3fe9ac0c VI:113:0097f1d31c88 VR:98:119133be5047
  VT:60:c265a589c448 VV:50:511d58eeebaa
`
  .trim()
  .split(/\s+/);

const rows = lines.split('\n').map((line) => {
  const [code = '', province = '', ceased = '', name = ''] = line.split('\t');
  return { code, province, ceased: ceased === '1', name };
});
const existing = rows.filter(({ code, ceased }) => !ceased && !code.startsWith('Z'));

// covers C-12 E-16
test('has current name and province of every municipality', () => {
  const provinces = Map.groupBy(existing, ({ province }) => province);
  const ours = [...provinces].map(([province, places]) => {
    const text = places.map(({ code, name }) => `${code} ${name}`).sort();
    const digest = createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 12);
    return `${province}:${places.length}:${digest}`;
  });
  expect(ours.sort()).toEqual(official.sort());
  // ISTAT: "dal 22 gennaio 2024 il numero dei Comuni è pari a 7.896 unità".
  expect(existing).toHaveLength(7896);
});

test('has a capital for every province', () => {
  const found = existing.filter(({ code }) => capitals.has(code)).map(({ province }) => province);
  expect(found).toHaveLength(capitals.size);
  expect(new Set(found).size).toBe(official.length);
});

const places = new Places(lines);

// Records may contain names from before they were corrected.
test.each([
  'Ivrea',
  'Aversa',
  'Alà Dei Sardi',
  "Sant'angelo D'alife",
  'Masino',
  "Piedimonte D'alife",
  'Ionadi',
  'Trentola',
])('accepts %s', (name) => expect(places.has(name)).toBe(true));

test.each([
  ['ivrea', 'Ivrea TO'],
  ['aversa', 'Aversa CE'],
  ["sant'angelo d'alife", "Sant'Angelo d'Alife CE"],
  ["piedimonte d'alife", "Piedimonte d'Alife BN"],
  ['settimo vittone', 'Settimo Vittone TO'],
])('finds %s as %s', (text, place) => {
  const [first] = places.search(text, 10);
  expect(`${first?.city} ${first?.provincia}`).toBe(place);
});

test('returns a place with former names once', () => {
  const found = places.search('settimo', 10).map(({ codice_catastale }) => codice_catastale);
  expect(new Set(found).size).toBe(found.length);
});

test('ranks provincial capitals first, then alphabetically', () => {
  const found = places.search('bol', 10).map(({ city }) => city);
  expect(found.slice(0, 4)).toEqual(['Bologna', 'Bolzano', 'Bolano', 'Bolgare']);
  expect(places.search('mil', 10)[0]?.city).toBe('Milano');
  expect(
    places
      .search('reg', 10)
      .slice(0, 2)
      .map(({ city }) => city),
  ).toEqual(['Reggio di Calabria', "Reggio nell'Emilia"]);
});
