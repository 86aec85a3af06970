// A million messages by default: `pnpm fuzz 5000000 7` sets count and seed.
import { fuzz } from './src/testing/fuzz.ts';

const [runs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const { decoded, refused } = fuzz(runs, seed);
process.stdout.write(`${runs} messages, seed ${seed}: ${decoded} decoded, ${refused} refused, nothing else.\n`);
