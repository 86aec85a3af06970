/** What packs have in common: what is searched. */
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
  /** Strength, form and content, as the pack is told from others of the product. */
  descrizione: string;
  forma: string;
  ditta: string;
  fornitura: string;
  foglio_illustrativo: string | null;
}

/** One row when a list has been imported, none otherwise. */
export interface DrugListTable {
  id_elenco: number;
  /** YYYY-MM-DD, the day of the data. */
  aggiornamento: string;
  /** The moment of the import, which tells one list from the next. */
  importato: string;
}
