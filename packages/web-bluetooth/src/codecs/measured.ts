/** Maps 0 and 255 to null, which a CheckMe stores in one byte for no value (one vendor source, unconfirmed). */
export const measured = (value: number): number | null => (value === 0 || value === 255 ? null : value);
