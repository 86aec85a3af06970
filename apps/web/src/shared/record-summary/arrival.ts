import { createContext, useContext } from 'react';
import { arrived } from './record-summary.css.ts';

/** A row to which another part of the page has led. */
export interface Arrival {
  key: string;
  /** Returns to what led there. */
  goBack: () => void;
}

export const ArrivalContext = createContext<Arrival | undefined>(undefined);

/** Returns the arrival at this row, if it is the last that was led to. */
export function useArrival(key: string): Arrival | undefined {
  const arrival = useContext(ArrivalContext);
  return arrival?.key === key ? arrival : undefined;
}

/** Returns the class of a row that was led to, or an empty text. */
export const useArrivalMark = (key: string): string => (useArrival(key) === undefined ? '' : arrived);

/** Leads to a row of the page, where there is a page of rows. */
export const RevealContext = createContext<((key: string) => void) | undefined>(undefined);
