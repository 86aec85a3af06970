import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { StoredLevel } from '../../database/stored-level.ts';

export interface ReadingsTable {
  id_rilevazione: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** YYYY-MM-DD */
  data_rilevazione: string;
  /** kg */
  parametro_peso: number | null;
  /** cm */
  parametro_altezza: number | null;
  /** Diastolic and systolic, mmHg. */
  parametro_pressione_min: number | null;
  parametro_pressione_max: number | null;
  /** Beats per minute. */
  parametro_frequenza: number | null;
  /** Oxygen saturation, per cent. */
  parametro_saturazione: number | null;
  /** Body temperature, °C. */
  parametro_temperatura: number | null;
  fonte: components['schemas']['ReadingSource'];
  /** Digest of the device measurement; unique per patient. */
  impronta_misura: string | null;
  id_livello_confidenzialita: StoredLevel;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
