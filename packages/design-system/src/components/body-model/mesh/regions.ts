import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import type { Point } from './field.ts';

/** The same part of the body on its four quarters: front right and left, back left and right. */
type Quarters = readonly [frontRight: BodyRegion, frontLeft: BodyRegion, backLeft: BodyRegion, backRight: BodyRegion];

// CHOIR body map numbers, as on the sheets of the pain canvas.
const parts = {
  crown: ['101', '102', '201', '202'],
  face: ['103', '104', '203', '204'],
  neck: ['105', '106', '205', '206'],
  shoulder: ['107', '110', '207', '210'],
  chest: ['108', '109', '208', '209'],
  upperArm: ['111', '112', '211', '214'],
  elbow: ['113', '114', '215', '216'],
  forearm: ['115', '118', '217', '220'],
  // In front the belly ends lower than the middle of the back does behind, where the loins follow.
  belly: ['116', '117', '212', '213'],
  loin: ['116', '117', '218', '219'],
  wrist: ['119', '124', '221', '226'],
  hip: ['120', '123', '222', '225'],
  groin: ['121', '122', '223', '224'],
  hand: ['125', '128', '227', '230'],
  thigh: ['126', '127', '228', '229'],
  knee: ['129', '130', '231', '232'],
  lowerLeg: ['131', '132', '233', '234'],
  ankle: ['133', '134', '235', '236'],
  foot: ['135', '136', '237', '238'],
} as const satisfies Record<string, Quarters>;

type BodyPart = keyof typeof parts;

/** Depth of the front–back boundary by height. */
const seam: readonly (readonly [height: number, depth: number])[] = [
  [0, -0.012],
  [0.2, -0.011],
  [0.34, -0.014],
  [0.5, 0.003],
  [0.9, -0.005],
  [1.1, 0.01],
  [1.3, -0.001],
  [1.45, -0.018],
  [1.53, -0.008],
  [1.74, -0.01],
];
const armSeam: typeof seam = [
  [0, -0.018],
  [0.32, -0.02],
  [0.42, -0.015],
  [0.54, -0.004],
];

function depthAt(line: typeof seam, at: number): number {
  const next = line.findIndex(([height]) => height >= at);
  const [high, deep] = line[next < 0 ? line.length - 1 : next] ?? [0, 0];
  const [low, shallow] = line[Math.max(0, (next < 0 ? line.length : next) - 1)] ?? [high, deep];
  return high === low ? deep : shallow + ((deep - shallow) * (at - low)) / (high - low);
}

/** Distance along the arm from the shoulder joint. */
const downArm = (x: number, y: number) => (1.392 - y) * Math.cos(slope) + (x - 0.184) * Math.sin(slope);
const slope = (13 * Math.PI) / 180;

const armPart = (down: number): BodyPart => {
  if (down < 0.105) return 'shoulder';
  if (down < 0.27) return 'upperArm';
  if (down < 0.36) return 'elbow';
  if (down < 0.53) return 'forearm';
  return down < 0.595 ? 'wrist' : 'hand';
};

function legPart(y: number, z: number): BodyPart {
  if (y < 0.08 || (y < 0.12 && z > 0.04)) return 'foot';
  if (y < 0.14) return 'ankle';
  if (y < 0.44) return 'lowerLeg';
  return y < 0.575 ? 'knee' : 'thigh';
}

function frontPart(x: number, y: number): BodyPart {
  if (y > 1.186 - Math.max(0, 0.052 - x) * 1.15) return 'chest';
  if (x > 0.117) return y > 0.975 ? 'belly' : 'hip';
  if (y > 0.888 + x * 0.24) return 'belly';
  return y > 0.815 + x * 0.5 ? 'groin' : 'thigh';
}

function backPart(x: number, y: number): BodyPart {
  if (y > 1.25) return 'chest';
  if (y > 1.08) return 'belly';
  if (y > 0.975) return 'loin';
  return x > 0.128 ? 'hip' : 'groin';
}

function bodyPartAt(x: number, y: number, z: number, front: boolean): BodyPart {
  const chin = front ? 1.515 + Math.max(0, Math.min(0.05, 0.06 - z)) * 0.5 : 1.53;
  if (x < 0.1 && y > chin) return y > 1.645 ? 'crown' : 'face';
  if (y > (front ? 1.447 : 1.44) + Math.max(0, x - 0.03) * 0.9) return 'neck';
  if (y > 1.287) return x > 0.065 + (1.455 - y) * 0.613 ? 'shoulder' : 'chest';
  if (y < 0.805) return legPart(y, z);
  return front ? frontPart(x, y) : backPart(x, y);
}

export function regionAt([x, y, z]: Point, [, upwards, forwards]: Point): BodyRegion {
  const side = Math.abs(x);
  const down = downArm(side, y);
  const arm = y < 1.287 && y > 0.5 && side > 0.162 + (1.29 - y) * 0.19;
  const foot = y < 0.12;
  const depth = arm ? depthAt(armSeam, down) : depthAt(seam, y);
  // Hands are too thin to classify by depth; of a foot, all but heel and sole counts as front.
  const front =
    arm && down > 0.53
      ? forwards >= 0
      : foot
        ? upwards > -0.6 && z + forwards * 0.03 > depth
        : z + forwards * 0.02 > depth;
  const quarters: Quarters = parts[arm ? armPart(down) : bodyPartAt(side, y, z, front)];
  if (front) return x < 0 ? quarters[0] : quarters[1];
  return x < 0 ? quarters[3] : quarters[2];
}
