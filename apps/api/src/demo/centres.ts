import type { Insertable } from 'kysely';
import type { ExamCentresTable } from '../areas/exams/exams.table.ts';

export const centres: readonly Omit<Insertable<ExamCentresTable>, 'id_centro_indagine'>[] = [
  {
    centro_tipologia: 1,
    centro_nome: 'Poliambulatorio San Luca, Bologna',
    centro_indirizzo: 'Via Esempio 12, 40121 Bologna',
    telefono: '051 5550112',
    sito_web: 'https://sanluca.example/',
    email: 'prenotazioni@sanluca.example',
  },
  {
    centro_tipologia: 1,
    centro_nome: 'Studio Cardiologico Navile, Bologna',
    centro_indirizzo: 'Via dei Prati 3, 40129 Bologna',
    telefono: '051 5550103',
    email: 'studio@navile.example',
  },
  {
    centro_tipologia: 2,
    centro_nome: 'Radiologia Porta Saragozza, Bologna',
    centro_indirizzo: 'Viale delle Rose 40, 40123 Bologna',
    telefono: '051 5550140',
    sito_web: 'https://radiologia-saragozza.example/',
    email: 'info@radiologia-saragozza.example',
  },
  {
    centro_tipologia: 2,
    centro_nome: 'Centro Diagnostico Reno, Casalecchio',
    centro_indirizzo: 'Via del Fiume 8, 40033 Casalecchio di Reno',
    telefono: '051 5550108',
    sito_web: 'https://diagnosticoreno.example/',
  },
  {
    centro_tipologia: 3,
    centro_nome: 'Laboratorio Analisi Santo Stefano, Bologna',
    centro_indirizzo: 'Via del Portico 21, 40125 Bologna',
    telefono: '051 5550121',
    sito_web: 'https://santostefano.example/',
    email: 'laboratorio@santostefano.example',
  },
  {
    centro_tipologia: 3,
    centro_nome: 'Laboratorio Savena, San Lazzaro',
    centro_indirizzo: 'Via dei Tigli 5, 40068 San Lazzaro di Savena',
    telefono: '051 5550105',
    email: 'accettazione@savena.example',
  },
];
