import type { Figure } from '../core/commands.ts';
import type { View } from '../core/space.ts';
import { outline } from './outline.ts';
import { bothSides } from './paths.ts';
import { bodyRegions } from './regions.ts';

// Outer ear, folds of the arm, wrist and ankle bones; the outline already contains the fingers.
const limbs = bothSides(
  [
    'M250.5 84Q253 88 250 97', // ear
    'M393 441Q388 447 386 456M372 487Q377 478 377.5 466', // palm
    'M366.5 440Q376 443.5 390 436', // wrist
  ].join(''),
);

const front =
  limbs +
  bothSides(
    [
      'M219.5 76Q227.5 70.5 237 75', // brow
      'M221 84.5Q228 79.5 235.5 84.5Q228 88.5 221 84.5', // eye
      'M209.5 109.5Q213 110.8 215.6 107.6Q217.4 104.6 214.6 102', // nose
      'M209.5 121.2Q213 118.6 220 121.6M209.5 127.4Q213.4 127.6 216 125.6', // mouth
      'M243.6 113.5C240.5 128 226 145.6 209.5 146', // jaw
      'M235.6 142C231.5 151 222 160.5 214.6 166', // neck muscle
      'M216 169.6C229 164.4 246 168.6 262 170.4C274 171.6 285 169.6 294 171.4', // collar bone
      'M299.4 277C297.6 262 293.4 247.6 284.6 235.6', // fold of the armpit
      'M214.4 259.6C228 271.6 262 274.4 285.4 257.4', // lower edge of the chest
      'M256.6 238.6Q260 236.4 263 238.8Q261.6 242.4 258.4 241.6', // nipple
      'M211.6 286C224 293.6 243 312 254.4 335.6', // rib arch
      'M247.6 346C244.4 368 243.4 388 239.6 408', // edge of the belly
      'M292.6 404C276.6 425 250 449 224.6 464.6', // groin
      'M317.6 214C322.6 226 322.4 240 317 252', // shoulder muscle
      'M327.8 337.6C338 342.6 350 337.6 359.6 324', // crook of the elbow
      'M241 596.6C236.6 607 238 623 246.4 630.6M273.6 596.6C278.6 607 277 623 268.6 630.6', // kneecap, sides
      'M244.6 590.6Q257.4 582.6 270.4 590.6M249 634.4Q257.4 638.4 266 634.4', // kneecap, above and below
      'M252.6 656C250.4 690 253.4 730 257.6 764', // shin
      'M244.6 806Q247.6 800.6 251.6 804.6M281 805Q278 799.6 274.4 803.6', // ankle bones
      'M256.4 851.6Q255.4 845.4 257.4 840.6M263.6 852Q262.8 846.6 264.4 842.6M270.2 852Q269.6 847.4 271 844M276.4 851.4Q275.8 848 277 845.4', // toes
      'M247.4 845.6Q250.4 842 254 844.8', // nail
    ].join(''),
  ) +
  // Breastbone, midline, navel.
  'M209.5 178L209.5 254M209.5 300L209.5 372M204.6 383.4Q209.5 380.4 214.4 383.4Q209.5 390.6 204.6 383.4';

const back =
  limbs +
  bothSides(
    [
      'M241.4 117C233 127.4 221.6 131.4 209.5 131.4', // hairline
      'M217.4 138C217.4 150 221.6 160.6 233 169.6C246 178 262 180.6 276 178.4', // nape
      'M233.4 206.6C250 199.6 270 194.6 292 196.4', // spine of the shoulder blade
      'M231 212C227.6 232 233 253 247.6 271C262.6 263.6 273.6 246 279.6 226', // shoulder blade
      'M299.4 277C298.4 266 296 255 291.4 246', // fold of the armpit
      'M288.6 292C280.6 318 262.6 345 229 371', // broad muscle of the back
      'M217 176C214.8 236 215 316 218.4 376', // long muscles along the spine
      'M228.4 407.6Q232.4 404.6 234.6 409', // dimple
      'M276.6 404C262 402 240 409 222.6 424', // hip bone
      'M212.6 484C227.6 497 262.6 498.6 285.6 474', // fold of the buttock
      'M291.4 424C286 438 285.6 452 290.4 464', // hip
      'M317.6 214C322.6 226 322.4 240 317 252', // shoulder muscle
      'M333.6 252C331 270 334 288 339.6 302', // back of the arm
      'M341.6 322Q347 316 352.6 320.6M344 331Q349.6 334.6 354.6 329', // elbow
      'M254.6 512C253 536 246.6 562 240 584M262.6 512C264.6 538 270 562 276.6 582', // back of the thigh
      'M236.6 608.6C248 613.6 266 613.6 280 606.6', // hollow of the knee
      'M257.6 640C255.4 664 256.4 690 258 712', // calf, middle
      'M238.6 704C245 716 254 718.6 258 712C263 717 273 713 280.6 700', // calf, lower edges
      'M254.6 754C254 774 252.6 792 250.6 806M266.6 754C267 774 268.6 792 271.6 806', // tendon
      'M246.6 806Q249 800.6 252.6 804M278.6 805Q276.6 799.6 272.8 803', // ankle bones
      'M248.6 828.6C254 837 270 837.6 279 828.6', // heel
    ].join(''),
  ) +
  // Spine, and the cleft below it.
  'M209.5 150L209.5 404M209.5 424C208.6 446 208.6 466 209.5 487';

/** The body from both sides. Lines and regions are original drawings of this project. */
export const figures: Readonly<Record<View, Figure>> = {
  front: { outline, details: front, regions: bodyRegions.front },
  back: { outline, details: back, regions: bodyRegions.back },
};
