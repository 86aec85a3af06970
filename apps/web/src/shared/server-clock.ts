/** Milliseconds; smaller differences may be network latency. */
const tolerance = 60_000;

/** Milliseconds by which the local clock is ahead of the server's. */
let ahead = 0;

/** Reads the Date header of every response. */
export function heard(response: Response): Response {
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '');
  // The difference is NaN if the header is missing.
  ahead = Math.abs(difference) > tolerance ? difference : 0;
  return response;
}

/** Returns the current time, corrected for a wrong local clock. */
export function presentMoment(): Date {
  return new Date(Date.now() - ahead);
}
