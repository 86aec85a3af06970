import type { HandlersOf } from '../../contract/handlers.ts';

/** Pages below `/webui`, in the spelling of the route table; `image` is the name of an icon. */
const menu = [
  {
    label: 'Registro',
    url: '/Registro',
    image: 'record',
    active: true,
    submenu: [
      { label: 'Scheda Paziente', url: '/Registro/SchedaPaziente', image: 'patient', active: true },
      { label: 'Taccuino', url: '/Registro/Taccuino', image: 'notebook', active: true },
    ],
  },
];

export function menuRoutes(): HandlersOf<'getMenu'> {
  return {
    // Reading is never gated: a section that lacks a feature opens and offers the subscription where it matters.
    async getMenu() {
      return menu;
    },
  };
}
