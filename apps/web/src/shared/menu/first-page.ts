import type { MenuItem } from './menu.ts';

const own = { to: '/Registro/SchedaPaziente' } as const;
const firstPages = [
  { url: '/Assistiti', page: { to: '/Assistiti' } },
  { url: '/admin/admin', page: { to: '/admin/$page', params: { page: 'admin' } } },
] as const;

/** The first page after signing in: that of a doctor, else of an administrator, else of a patient. */
export function findFirstPage(menu: readonly MenuItem[]) {
  const first = firstPages.find((known) => menu.some(({ url, active }) => url === known.url && active));
  return first?.page ?? own;
}
