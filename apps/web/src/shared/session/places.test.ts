import { describe, expect, it } from 'vitest';
import { isPublic, loginAddress, safeNext } from './places.ts';

describe('safeNext', () => {
  it.each(['/webui/Registro/Taccuino/3', '/WebUI/registro/taccuino', '/webui/Registro/Taccuino?x=1'])(
    'allows %s',
    (path) => {
      expect(safeNext(path)).toBe(path);
    },
  );
  it.each([
    null,
    '',
    'https://evil.example/webui/',
    '//evil.example/webui/',
    '/\\evil.example',
    '/webui/\\evil.example',
    'javascript:alert(1)',
    '/api/user/logout',
    '/webui/',
    '/webui/Registro',
    '/webui/registro/',
    '/webui/login?next=/webui/login',
    '/webui/register',
    '/webui/invito',
    '/webui/primo-avvio',
    '/webui/Password/Reset',
  ])('drops %s', (path) => {
    expect(safeNext(path)).toBeUndefined();
  });
});

describe('isPublic', () => {
  it.each([
    '/login',
    '/register',
    '/invito',
    '/primo-avvio',
    '/password/reset',
    '/home/informative',
    '/model/model3d',
    '/share',
  ])('allows everyone to open %s', (path) => {
    expect(isPublic(path)).toBe(true);
  });
  it.each(['', '/registro', '/registro/schedapaziente', '/account/password', '/account'])('guards %s', (path) => {
    expect(isPublic(path)).toBe(false);
  });
});

describe('loginAddress', () => {
  it('contains the reason and the return path', () => {
    const address = loginAddress({ reason: 'idle', next: '/webui/Registro/Taccuino', language: 'it' });
    expect(address).toBe('/webui/login?reason=idle&next=%2Fwebui%2FRegistro%2FTaccuino');
  });
  it('keeps the language and omits defaults', () => {
    expect(loginAddress({ next: '/webui/Registro', language: 'en' })).toBe('/webui/login?lang=en');
    expect(loginAddress({ language: 'it' })).toBe('/webui/login');
  });
});
