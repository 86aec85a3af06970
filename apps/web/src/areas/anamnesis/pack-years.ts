const cigarettesPerPack = 20;
const yearInDays = 365.25;

/** 20 cigarettes a day for a year: https://www.cancer.gov/publications/dictionaries/cancer-terms/def/pack-year */
export function packYears(perDay: number, start: string | null, end: string | null, today: string): number | undefined {
  if (start === null || perDay <= 0) return undefined;
  const days = (Date.parse(end ?? today) - Date.parse(start)) / 86_400_000;
  return days < 0 ? undefined : (perDay / cigarettesPerPack) * (days / yearInDays);
}
