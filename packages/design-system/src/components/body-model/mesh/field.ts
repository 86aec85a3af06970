/** Metres; y is up from the soles, z towards the face, x towards the person's left hand. */
export type Point = readonly [x: number, y: number, z: number];

export interface Box {
  readonly low: Point;
  readonly high: Point;
}

/** Signed distance to a surface, negative inside; exact only near the surface. */
export type Distance = (x: number, y: number, z: number) => number;

export interface Part {
  readonly distance: Distance;
  readonly box: Box;
  readonly blendWidth: number;
  readonly hollow?: boolean;
}

export interface Place {
  readonly at: Point;
  /** Degrees: roll about the front–back axis, turn about the vertical axis. */
  readonly roll?: number;
  readonly turn?: number;
}

export function blend(a: number, b: number, blendWidth: number): number {
  const near = blendWidth - Math.abs(a - b);
  return near <= 0 ? Math.min(a, b) : Math.min(a, b) - (near * near) / (4 * blendWidth);
}

export function carve(a: number, b: number, blendWidth: number): number {
  return -blend(-a, b, blendWidth);
}

export function join(parts: readonly Part[], x: number, y: number, z: number): number {
  let distance = 10;
  for (const part of parts) {
    const own = part.distance(x, y, z);
    distance = part.hollow ? carve(distance, own, part.blendWidth) : blend(distance, own, part.blendWidth);
  }
  return distance;
}

export function within(parts: readonly Part[], { low, high }: Box, margin: number): Part[] {
  return parts.filter(({ box, blendWidth }) => {
    const reach = margin + blendWidth;
    return [0, 1, 2].every(
      (axis) =>
        (box.low[axis] as number) - reach <= (high[axis] as number) &&
        (box.high[axis] as number) + reach >= (low[axis] as number),
    );
  });
}

export function mirrored(part: Part): Part {
  const { low, high } = part.box;
  return {
    ...part,
    distance: (x, y, z) => part.distance(-x, y, z),
    box: { low: [-high[0], low[1], low[2]], high: [-low[0], high[1], high[2]] },
  };
}

export const both = (part: Part): Part[] => [part, mirrored(part)];

function boundingBox(points: readonly Point[], radius: number): Box {
  const edge = (axis: 0 | 1 | 2, pick: (...values: number[]) => number, by: number) =>
    pick(...points.map((point) => point[axis])) + by;
  return {
    low: [edge(0, Math.min, -radius), edge(1, Math.min, -radius), edge(2, Math.min, -radius)],
    high: [edge(0, Math.max, radius), edge(1, Math.max, radius), edge(2, Math.max, radius)],
  };
}

export function cone(a: Point, b: Point, radiusA: number, radiusB: number, blendWidth: number): Part {
  const [ax, ay, az] = a;
  const [dx, dy, dz] = [b[0] - ax, b[1] - ay, b[2] - az];
  const length = dx * dx + dy * dy + dz * dz || 1;
  return {
    blendWidth,
    box: boundingBox([a, b], Math.max(radiusA, radiusB)),
    distance(x, y, z) {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const along = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / length));
      const ux = px - along * dx;
      const uy = py - along * dy;
      const uz = pz - along * dz;
      return Math.sqrt(ux * ux + uy * uy + uz * uz) - radiusA - (radiusB - radiusA) * along;
    },
  };
}

function turnedBack({ at, roll = 0, turn = 0 }: Place) {
  const [ox, oy, oz] = at;
  const [cosR, sinR] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
  const [cosT, sinT] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const inner = (x: number, y: number, z: number, to: (u: number, v: number, w: number) => number) => {
    const px = x - ox;
    const py = y - oy;
    const pz = z - oz;
    const u = cosR * px + sinR * py;
    return to(cosT * u - sinT * pz, cosR * py - sinR * px, sinT * u + cosT * pz);
  };
  const outer = (u: number, v: number, w: number): Point => {
    const x = cosT * u + sinT * w;
    return [ox + cosR * x - sinR * v, oy + cosR * v + sinR * x, oz + cosT * w - sinT * u];
  };
  return { inner, outer };
}

export function placed(place: Place, part: Part): Part {
  const { inner, outer } = turnedBack(place);
  const { low, high } = part.box;
  const vertices = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => outer(x, y, z))),
  );
  return { ...part, distance: (x, y, z) => inner(x, y, z, part.distance), box: boundingBox(vertices, 0) };
}

export function ellipsoid(center: Point, [rx, ry, rz]: Point, blendWidth: number): Part {
  const [cx, cy, cz] = center;
  return {
    blendWidth,
    box: { low: [cx - rx, cy - ry, cz - rz], high: [cx + rx, cy + ry, cz + rz] },
    distance(x, y, z) {
      const ux = (x - cx) / rx;
      const uy = (y - cy) / ry;
      const uz = (z - cz) / rz;
      const size = Math.sqrt(ux * ux + uy * uy + uz * uz);
      const slope = Math.sqrt((ux / rx) ** 2 + (uy / ry) ** 2 + (uz / rz) ** 2);
      return slope === 0 ? -Math.min(rx, ry, rz) : (size * (size - 1)) / slope;
    },
  };
}

export const hollow = (part: Part): Part => ({ ...part, hollow: true });
