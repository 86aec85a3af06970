import { isAt } from '../menu/current.ts';
import { generalGuide, guideSuffix } from './support.ts';

/** Guides by path below `/webui`. */
const guides: Readonly<Record<string, string>> = {
  '/Registro/SchedaPaziente': 'SchedaPaziente',
  '/Registro/Salute': 'SchedaPaziente',
  '/Registro/Nuovo': 'SchedaPaziente',
  '/Registro/Condividi': 'Dottori',
  '/Registro/Taccuino': 'Taccuino',
  '/Registro/Farmaci': 'Farmaci',
  '/farmacoDetails': 'Farmaci',
  '/Registro/Anamnesi': 'Anamnesi',
  '/Registro/Esami': 'Esami',
  '/Registro/Diagnosi': 'Diagnosi',
  '/Registro/Vaccini': 'Vaccini',
  '/Registro/File': 'Files',
  '/Registro/Dottori': 'Dottori',
  '/Registro/Privacy': 'Dottori',
  '/Registro/Visite': 'Visite',
  '/Registro/PreparaVisita': 'Condivisioni',
  '/Registro/Condivisioni': 'Condivisioni',
  '/Registro/Deleghe': 'Dottori',
  '/Registro/Proposte': 'Dottori',
  '/Registro/Cronologia': 'Cronologia',
  '/Registro/Cestino': 'Cronologia',
  '/Registro/Accessi': 'Account',
  '/account': 'Account',
  '/Assistiti': 'Assistiti',
  '/admin': 'Amministrazione',
  '/centriConvezionati': 'CentriDiagnostici',
  '/altro': 'Altro',
  '/report': 'Report',
  '/calcolatricemedica': 'Calcolatrice',
};

/** Such as `/userGuide/TaccuinoWeb.pdf`; the subscription page has none. */
export function getGuideUrl(path: string, language: string): string | undefined {
  if (isAt('/Registro/Paypal', path)) return undefined;
  const page = Object.keys(guides).find((known) => isAt(known, path));
  return page ? `/userGuide/${guides[page]}${guideSuffix(language)}` : generalGuide(language);
}
