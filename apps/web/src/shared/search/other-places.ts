/** The charts of the readings, by the last part of their addresses. */
export const trends = ['pressione', 'peso', 'frequenza', 'saturazione', 'temperatura', 'altezza'] as const;

/** Pages of the account that no menu lists. */
export const accountPages = ['Password', 'Sicurezza', 'Consensi', 'Copia'] as const;
