/** Null for 0 and 255, which a CheckMe stores in one byte where it measured nothing (one vendor's source: not certain). */
export const measured = (value: number): number | null => (value === 0 || value === 255 ? null : value);
