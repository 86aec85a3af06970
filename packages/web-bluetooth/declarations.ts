import { writeDeclarations } from '../../tools/lib/declarations.ts';
import { entries, here } from './entries.ts';

await writeDeclarations(here, entries());
