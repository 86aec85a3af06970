const dayMs = 86_400_000;

/** Days from one date to another, both YYYY-MM-DD; negative for the past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
