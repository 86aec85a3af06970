import { createContext, type ReactNode, useContext } from 'react';
import type { Row } from './row.ts';

/**
 * Below what an opened row tells, on pages where something can be done with its record. It opens no row by itself, so
 * that a preview has the same rows.
 */
export const RowActionContext = createContext<((row: Row) => ReactNode) | undefined>(undefined);

/** Undefined if nothing can be done with the record of this row. */
export const useRowAction = (row: Row): ReactNode => useContext(RowActionContext)?.(row);
