import { expect, it } from 'vitest';
import { getGuideUrl } from './guides.ts';

// covers S-13 A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09 A-10 A-11 A-12 A-13 A-14
it.each([
  ['/Registro/SchedaPaziente', 'SchedaPazienteWeb'],
  ['/Registro/Salute', 'SchedaPazienteWeb'],
  ['/Registro/Nuovo', 'SchedaPazienteWeb'],
  ['/Registro/Condividi', 'DottoriWeb'],
  ['/Registro/Taccuino/Nuova', 'TaccuinoWeb'],
  ['/Registro/Esami/3', 'EsamiWeb'],
  ['/Registro/Farmaci', 'FarmaciWeb'],
  ['/Registro/Anamnesi', 'AnamnesiWeb'],
  ['/Registro/Esami', 'EsamiWeb'],
  ['/Registro/Diagnosi', 'DiagnosiWeb'],
  ['/Registro/Vaccini', 'VacciniWeb'],
  ['/Registro/File', 'FilesWeb'],
  ['/Registro/Dottori/3', 'DottoriWeb'],
  ['/Registro/Visite', 'VisiteWeb'],
  ['/Registro/Esami/3', 'EsamiWeb'],
  ['/Registro/Diagnosi/3', 'DiagnosiWeb'],
  ['/Registro/Farmaci/3', 'FarmaciWeb'],
  ['/Registro/Visite/3', 'VisiteWeb'],
  ['/Registro/Vaccini/3', 'VacciniWeb'],
  ['/Registro/File/3', 'FilesWeb'],
  ['/centriConvezionati/CentriConvezionati', 'CentriDiagnosticiWeb'],
  ['/Altro', 'AltroWeb'],
  ['/Report', 'ReportWeb'],
  ['/CalcolatriceMedica/calcoloScores/meldScore', 'CalcolatriceWeb'],
  ['/Registro/PreparaVisita', 'CondivisioniWeb'],
  ['/Registro/Condivisioni', 'CondivisioniWeb'],
  ['/Registro/Proposte', 'DottoriWeb'],
  ['/Registro/Cronologia', 'CronologiaWeb'],
  ['/Registro/Cestino', 'CronologiaWeb'],
  ['/Registro/Accessi', 'AccountWeb'],
  ['/account/Consensi', 'AccountWeb'],
  ['/Assistiti/3', 'AssistitiWeb'],
  ['/admin/utenti', 'AmministrazioneWeb'],
])('the guide of %s is %s', (path, name) => {
  expect(getGuideUrl(path, 'it')).toBe(`/userGuide/${name}.pdf`);
  expect(getGuideUrl(path, 'en')).toBe(`/userGuide/${name}.en.pdf`);
});

it('pages without their own guide link to the general one', () => {
  expect(getGuideUrl('/home/informative', 'it')).toBe('/UserGuideWeb.pdf');
  expect(getGuideUrl('/share', 'en')).toBe('/UserGuideWeb.en.pdf');
});

// covers S-14
it('the subscription page has none, in any spelling', () => {
  expect(getGuideUrl('/registro/PAYPAL', 'it')).toBeUndefined();
});
