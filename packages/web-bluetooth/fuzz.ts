// A million messages, or as many as asked for: `pnpm fuzz 5000000 7` takes a number and a seed.
import { fuzz } from './src/testing/fuzz.ts';

const [runs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const { decoded, refused } = fuzz(runs, seed);
process.stdout.write(`${runs} messages, seed ${seed}: ${decoded} decoded, ${refused} refused, nothing else.\n`);
