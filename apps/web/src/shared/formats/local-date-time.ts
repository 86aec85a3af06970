const pad = (value: number) => String(value).padStart(2, '0');

export function toLocalDateTime(moment: string): string {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** `YYYY-MM-DD` in the time zone of the browser. */
export const toLocalDay = (moment: string): string => toLocalDateTime(moment).slice(0, 10);
