import type { BodyRegions, RegionId, Regions } from '../core/commands.ts';
import type { SheetPoint } from '../core/space.ts';
import { mirrored, points } from './geometry.ts';

// Right half. Regions extend beyond the silhouette, so that a line along the edge of an arm belongs to the arm.
const shared = {
  upperHead: '209.5,20 256,20 256,75 209.5,75',
  upperArm: '299,243 354,243 374,303 309,303 299,280',
  elbow: '309,303 374,303 388,339 316,339',
  forearm: '316,339 388,339 402,420 348,420',
  wrist: '348,420 402,420 406,449 348,449',
  hand: '345,449 419,449 419,560 345,560',
  lowerLeg: '215,641 300,641 300,787 215,787',
  ankle: '215,787 300,787 300,811 215,811',
  foot: '215,811 300,811 300,866 215,866',
};

// Iliac crest: start of the gluteal region (Gray's Anatomy). The CHOIR map puts it across the loins of this figure.
const crest = '270,403.5 264.4,404.2 250.6,407.6 236.3,414.3 222.6,424 209.5,424';

/** CHOIR body map numbers: the region on the right of the sheet, its mirror image, its shape. */
type Row = readonly [atRight: RegionId, atLeft: RegionId, shape: string];

const front: readonly Row[] = [
  ['102', '101', shared.upperHead],
  ['104', '103', '209.5,75 262,75 262,104 246.5,106 241,117 237,131 228,141 218,145 209.5,146'],
  ['106', '105', '209.5,146 218,145 228,141 237,131 248,131 248,148 242,152 238,159 240,164 220,165 209.5,166'],
  ['110', '107', '238,159 242,152 248,142 320,158 354,200 354,243 289,243 240,164'],
  ['109', '108', '209.5,166 220,165 240,164 289,243 299,243 299,280 302,291 234,291 209.5,319'],
  ['112', '111', shared.upperArm],
  ['114', '113', shared.elbow],
  ['118', '115', shared.forearm],
  ['117', '116', '234,291 302,291 306,387 265,387 265,419 209.5,432 209.5,319'],
  ['124', '119', shared.wrist],
  ['123', '120', '265,387 306,387 306,463 265,463'],
  ['122', '121', '265,419 265,438 209.5,468 209.5,432'],
  ['128', '125', shared.hand],
  ['127', '126', '265,438 265,463 306,463 302,578 215,578 209.5,488 209.5,468'],
  ['130', '129', '215,578 302,578 302,641 272,641 257,643 242,641 215,641'],
  ['132', '131', '215,641 242,641 257,643 272,641 302,641 302,787 215,787'],
  ['134', '133', shared.ankle],
  ['136', '135', shared.foot],
];

const back: readonly Row[] = [
  ['202', '201', shared.upperHead],
  ['204', '203', '209.5,75 262,75 262,104 246.5,106 241,118 237,133 209.5,133'],
  ['206', '205', '209.5,133 248,133 248,148 240,152 235,157 240,164 226,164 220,176 209.5,176'],
  ['210', '207', '235,157 240,152 248,142 320,158 354,200 354,243 289,243 240,164'],
  ['209', '208', '226,164 240,164 289,243 299,243 299,248 209.5,248 209.5,176 220,176'],
  ['214', '211', shared.upperArm],
  ['213', '212', '209.5,248 299,248 299,280 304,344 209.5,344'],
  ['216', '215', shared.elbow],
  ['220', '217', shared.forearm],
  ['219', '218', `209.5,344 304,344 306,403.5 ${crest}`],
  ['226', '221', shared.wrist],
  ['225', '222', '270,403.5 306,403.5 306,456 270,456'],
  ['224', '223', `${crest} 209.5,456 270,456`],
  ['230', '227', shared.hand],
  ['229', '228', '209.5,456 306,456 302,578 215,578 209.5,488'],
  ['232', '231', '215,578 302,578 302,641 215,641'],
  ['234', '233', shared.lowerLeg],
  ['236', '235', shared.ankle],
  ['238', '237', shared.foot],
];

function whole(rows: readonly Row[]): Regions {
  const regions: Record<RegionId, readonly SheetPoint[]> = {};
  for (const [atRight, atLeft, shape] of rows) {
    regions[atRight] = points(shape);
    regions[atLeft] = mirrored(points(shape));
  }
  return regions;
}

export const bodyRegions: BodyRegions = { front: whole(front), back: whole(back) };
