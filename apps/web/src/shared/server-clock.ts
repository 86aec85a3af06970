/** Milliseconds; smaller differences may be network latency. */
const toleranceMs = 60_000;

/** Milliseconds by which the local clock is ahead of the server's. */
let clockSkewMs = 0;

export function readServerDate(response: Response): Response {
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '');
  // The difference is NaN if the header is missing.
  clockSkewMs = Math.abs(difference) > toleranceMs ? difference : 0;
  return response;
}

export function serverNow(): Date {
  return new Date(Date.now() - clockSkewMs);
}
