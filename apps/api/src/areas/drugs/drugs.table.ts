export interface DrugProductsTable {
  id_prodotto: number;
  nome: string;
  principio_attivo: string;
  codice_atc: string | null;
  vaccino: number;
}

export interface DrugPacksTable {
  codice_aic: string;
  id_prodotto: number;
  descrizione: string;
  forma: string;
  ditta: string;
  fornitura: string;
  foglio_illustrativo: string | null;
}

export interface DrugListTable {
  id_elenco: number;
  /** YYYY-MM-DD, date of the data. */
  aggiornamento: string;
  importato: string;
}
