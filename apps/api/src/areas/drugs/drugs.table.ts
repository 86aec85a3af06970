/** The searchable data that packs share. */
export interface DrugProductsTable {
  id_prodotto: number;
  nome: string;
  principio_attivo: string;
  codice_atc: string | null;
  /** 0 or 1. */
  vaccino: number;
}

export interface DrugPacksTable {
  codice_aic: string;
  id_prodotto: number;
  /** Strength, form and content of the pack. */
  descrizione: string;
  forma: string;
  ditta: string;
  fornitura: string;
  foglio_illustrativo: string | null;
}

/** At most one row: the imported list. */
export interface DrugListTable {
  id_elenco: number;
  /** YYYY-MM-DD, date of the data. */
  aggiornamento: string;
  /** Time of the import, which identifies the list. */
  importato: string;
}
