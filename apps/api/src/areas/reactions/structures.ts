import type { components } from '../../contract/contract.gen.ts';

/** IDs are permanent because reports refer to them. The national network and the 21 regional centres. */
export const structures: readonly components['schemas']['PharmacovigilanceStructure'][] = [
  { id: 1, struttura: 'AIFA, Rete Nazionale di Farmacovigilanza (segnalazione online)' },
  { id: 2, struttura: 'Centro Regionale di Farmacovigilanza, Piemonte' },
  { id: 3, struttura: 'Centro Regionale di Farmacovigilanza, Valle d’Aosta' },
  { id: 4, struttura: 'Centro Regionale di Farmacovigilanza, Lombardia' },
  { id: 5, struttura: 'Centro Regionale di Farmacovigilanza, Provincia autonoma di Bolzano' },
  { id: 6, struttura: 'Centro Regionale di Farmacovigilanza, Provincia autonoma di Trento' },
  { id: 7, struttura: 'Centro Regionale di Farmacovigilanza, Veneto' },
  { id: 8, struttura: 'Centro Regionale di Farmacovigilanza, Friuli-Venezia Giulia' },
  { id: 9, struttura: 'Centro Regionale di Farmacovigilanza, Liguria' },
  { id: 10, struttura: 'Centro Regionale di Farmacovigilanza, Emilia-Romagna' },
  { id: 11, struttura: 'Centro Regionale di Farmacovigilanza, Toscana' },
  { id: 12, struttura: 'Centro Regionale di Farmacovigilanza, Umbria' },
  { id: 13, struttura: 'Centro Regionale di Farmacovigilanza, Marche' },
  { id: 14, struttura: 'Centro Regionale di Farmacovigilanza, Lazio' },
  { id: 15, struttura: 'Centro Regionale di Farmacovigilanza, Abruzzo' },
  { id: 16, struttura: 'Centro Regionale di Farmacovigilanza, Molise' },
  { id: 17, struttura: 'Centro Regionale di Farmacovigilanza, Campania' },
  { id: 18, struttura: 'Centro Regionale di Farmacovigilanza, Puglia' },
  { id: 19, struttura: 'Centro Regionale di Farmacovigilanza, Basilicata' },
  { id: 20, struttura: 'Centro Regionale di Farmacovigilanza, Calabria' },
  { id: 21, struttura: 'Centro Regionale di Farmacovigilanza, Sicilia' },
  { id: 22, struttura: 'Centro Regionale di Farmacovigilanza, Sardegna' },
];
