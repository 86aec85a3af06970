/** The most used pages of a record, below `/webui/`. */
export const pages: readonly string[] = [
  'Registro/SchedaPaziente',
  'Registro/Esami',
  'Registro/Farmaci',
  'Registro/Diagnosi',
  'Registro/Visite',
  'Registro/Taccuino',
  'Registro/Taccuino/Nuova',
  'Registro/Vaccini',
  'Registro/File',
  'Registro/Cronologia',
  'Registro/Dottori',
  'calcolatricemedica/Calcolatori',
];
