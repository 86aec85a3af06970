import type { FoundEntry } from './timeline.queries.ts';

const pages: Record<FoundEntry['tipo'], string> = {
  doctor: '/Registro/Dottori',
  contact: '/Registro/SchedaPaziente',
  link: '/altro',
  notebook: '/Registro/Taccuino',
  exam: '/Registro/Esami',
  diagnosis: '/Registro/Diagnosi',
  visit: '/Registro/Visite',
  reading: '/Registro/Visite',
  anamnesis: '/Registro/Anamnesi',
  pregnancy: '/Registro/Anamnesi',
  therapy: '/Registro/Farmaci',
  vaccination: '/Registro/Vaccini',
  reaction: '/Registro/Farmaci',
  file: '/Registro/File',
  score: '/calcolatricemedica/calcoloScores',
};

/** Where an entry is at home: its own page when it has one, else the page of its list. */
export function placeOf({ tipo, id_record }: Pick<FoundEntry, 'tipo' | 'id_record'>): string {
  return tipo === 'notebook' ? `${pages.notebook}/${id_record}` : pages[tipo];
}
