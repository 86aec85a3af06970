import { answer } from './answer.ts';
import { unpackScan } from './scan.ts';

answer(unpackScan);
