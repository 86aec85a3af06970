const cigarettesPerPack = 20;
const yearInDays = 365.25;

/**
 * Packs a day times years of smoking, a pack being 20 cigarettes, as the dictionary of the National Cancer Institute has it
 * (https://www.cancer.gov/publications/dictionaries/cancer-terms/def/pack-year). 10 a day for 20 years are 10.
 */
export function packYears(perDay: number, start: string | null, end: string | null, today: string): number | undefined {
  if (start === null || perDay <= 0) return undefined;
  const days = (Date.parse(end ?? today) - Date.parse(start)) / 86_400_000;
  return days < 0 ? undefined : (perDay / cigarettesPerPack) * (days / yearInDays);
}
