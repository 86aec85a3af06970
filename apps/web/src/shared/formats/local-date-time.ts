const pad = (value: number) => String(value).padStart(2, '0');

export function toLocalDateTime(moment: string): string {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
