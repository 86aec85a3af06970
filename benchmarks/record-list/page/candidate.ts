export interface Visit {
  id: number;
  doctor: string;
  day: string;
  place: string;
}

/** Adapter of a list: a search box, rows in a frame of 600 px, two buttons each. */
export interface Candidate {
  close(): void;
}

export type Mount = (host: HTMLElement, rows: readonly Visit[]) => Candidate;

const doctors = ['Bianchi', 'Rossi', 'Ferrari', 'Esposito', 'Romano', 'Colombo', 'Ricci', 'Marino'];
const places = ['Ospedale di Rovereto', 'Poliambulatorio San Marco', 'Studio in via Roma', 'Clinica Santa Chiara'];

export const visits = (count: number): readonly Visit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    doctor: `Dott. ${doctors[index % doctors.length]} ${index + 1}`,
    day: new Date(Date.UTC(2026, 2, 9 - index)).toISOString().slice(0, 10),
    place: places[(index * 7) % places.length] ?? '',
  }));

export const frameHeight = 600;
export const rowHeight = 56;

export const matches = (row: Visit, text: string) =>
  `${row.doctor} ${row.day} ${row.place}`.toLowerCase().includes(text.toLowerCase());

export const act = (_row: Visit) => {};
