import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';
import { StartProblem } from './start-problem.ts';

/** Milliseconds after which a shutdown is considered to hang. */
const shutdownTimeoutMs = 20_000;

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not valid:\n${error.message}`;
  if (error instanceof StartProblem) return `The server could not start. ${error.message}`;
  return error instanceof Error ? `The server could not start: ${error.stack ?? error.message}` : String(error);
}

try {
  const { address, stop } = await start(readConfig(process.env), (line) => console.log(line));
  let stopping = false;
  const end = () => {
    // A second signal ends the process immediately.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // Printed last, because the reader may stop the server at once.
  console.log(`Libretto listens on ${address} and the app is at ${address}/webui/`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
