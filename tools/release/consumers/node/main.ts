import { readHealth } from './health.ts';

console.log(await readHealth());
