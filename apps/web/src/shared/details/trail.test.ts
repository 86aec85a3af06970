import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { cameFrom, followTrail } from './trail.ts';

it('knows the page before, also after going back and forth', () => {
  const history = createMemoryHistory({ initialEntries: ['/webui/Registro/Esami'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  followTrail(router);
  expect(cameFrom(history, '/webui/Registro/Esami')).toBe(false);
  history.push('/webui/Registro/Esami/3');
  expect(cameFrom(history, '/webui/registro/esami/')).toBe(true);
  expect(cameFrom(history, '/webui/Registro/Farmaci')).toBe(false);
  history.push('/webui/Registro/Diagnosi/1');
  expect(cameFrom(history, '/webui/Registro/Esami')).toBe(false);
  history.back();
  expect(cameFrom(history, '/webui/Registro/Esami')).toBe(true);
});
