/** Milliseconds; smaller differences may be network latency. */
const toleranceMs = 60_000;

/** Milliseconds by which the local clock is ahead of the server's. */
let clockSkewMs = 0;

/** Reads the Date header of every response. */
export function readServerDate(response: Response): Response {
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '');
  // The difference is NaN if the header is missing.
  clockSkewMs = Math.abs(difference) > toleranceMs ? difference : 0;
  return response;
}

/** Returns the current time, corrected for a wrong local clock. */
export function serverNow(): Date {
  return new Date(Date.now() - clockSkewMs);
}
