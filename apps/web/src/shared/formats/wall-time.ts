const two = (value: number) => String(value).padStart(2, '0');

/** Formats a timestamp in local time as `YYYY-MM-DDTHH:MM`, the format of the charts. */
export function wallTime(moment: string): string {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
