// Importing node:http as a module would make Node load its whole client (including WebSocket) at start.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export function statusTitle(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
