import * as v from 'valibot';
import type { Centre, CentreData } from './directory.queries.ts';
import { optionalEmail } from './doctor-form.ts';

export type CentreForm = Record<keyof CentreData, string>;

export function formOf(centre: Centre | undefined): CentreForm {
  return {
    centro_tipologia: centre ? String(centre.centro_tipologia) : '',
    centro_nome: centre?.centro_nome ?? '',
    centro_indirizzo: centre?.centro_indirizzo ?? '',
    telefono: centre?.telefono ?? '',
    sitoWeb: centre?.sitoWeb ?? '',
    email: centre?.email ?? '',
  };
}

/** People write addresses without their scheme. */
const address = (text: string) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`);

export const dataOf = (form: CentreForm): CentreData => ({
  centro_tipologia: form.centro_tipologia === '1' ? 1 : form.centro_tipologia === '2' ? 2 : 3,
  centro_nome: form.centro_nome.trim(),
  centro_indirizzo: form.centro_indirizzo.trim(),
  telefono: form.telefono.trim(),
  sitoWeb: address(form.sitoWeb.trim()) || null,
  email: form.email.trim() || null,
});

interface Words {
  required: string;
  email: string;
  phone: string;
  site: string;
}

export const centreSchema = ({ required, email, phone, site }: Words) =>
  v.object({
    centro_tipologia: v.picklist(['1', '2', '3'], required),
    centro_nome: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', required),
    ),
    centro_indirizzo: v.string(),
    telefono: v.pipe(
      v.string(),
      v.check((text) => /^([+]?[0-9][0-9 ()./-]{5,})?$/.test(text.trim()), phone),
    ),
    sitoWeb: v.pipe(
      v.string(),
      v.check((text) => text.trim() === '' || URL.canParse(address(text.trim())), site),
    ),
    email: optionalEmail(email),
  });
