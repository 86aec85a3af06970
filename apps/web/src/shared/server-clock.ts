/** Less than this is the way to the server and back. */
const tolerance = 60_000;

/** How far the clock of this machine is ahead of the server's, in milliseconds. */
let ahead = 0;

/** Every answer says what time it is where the record is kept. */
export function heard(response: Response): Response {
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '');
  // What is no date is no difference.
  ahead = Math.abs(difference) > tolerance ? difference : 0;
  return response;
}

/** The present moment, also on a machine whose clock is hours or days wrong. */
export function presentMoment(): Date {
  return new Date(Date.now() - ahead);
}
