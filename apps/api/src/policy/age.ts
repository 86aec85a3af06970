/** Returns whole years between two days (YYYY-MM-DD); the birthday of 29 February is 1 March in common years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
