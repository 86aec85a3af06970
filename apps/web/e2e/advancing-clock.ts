// Loaded by a server (`node --import`): each SIGUSR2 moves its clock three days ahead.
import { isMainThread } from 'node:worker_threads';

const threeDays = 259_200_000;
const realNow = Date.now;

if (isMainThread) {
  let ahead = 0;
  Date.now = () => realNow() + ahead;
  process.on('SIGUSR2', () => {
    ahead += threeDays;
  });
}
