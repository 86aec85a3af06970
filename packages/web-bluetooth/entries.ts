import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const here = import.meta.dirname;

export const codecNames = (): string[] =>
  readdirSync(join(here, 'src/codecs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export function entries(): Record<string, string> {
  return {
    codecs: 'src/codecs.ts',
    errors: 'src/errors.ts',
    locales: 'src/locales/locale.ts',
    'locales/it': 'src/locales/it.ts',
    'locales/en': 'src/locales/en.ts',
    transport: 'src/transport/transport.ts',
    'web-bluetooth': 'src/transport/web-bluetooth.ts',
    session: 'src/session.ts',
    'checkme-pro': 'src/devices/checkme-pro.ts',
    'd-heart': 'src/devices/d-heart.ts',
    'health-device': 'src/devices/health-device.ts',
    fake: 'src/fake.ts',
    ...Object.fromEntries(codecNames().map((name) => [`codecs/${name}`, `src/codecs/${name}/${name}.ts`])),
  };
}
