/** Default time of tests: noon in Rome on 21 March 2026. */
export const noon = Date.parse('2026-03-21T11:00:00.000Z');
