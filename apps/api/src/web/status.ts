// Importing node:http as a module would have Node read its whole client (a WebSocket among it) at start.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** The words that HTTP has for a status. */
export function statusTitle(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
