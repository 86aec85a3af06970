const two = (value: number) => String(value).padStart(2, '0');

/** A moment of the contract as the clock on the wall here said it, `YYYY-MM-DDTHH:MM`: what a chart takes. */
export function wallTime(moment: string): string {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
