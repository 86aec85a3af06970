import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import type { BodyMesh } from '../mesh/body-mesh.ts';

const rounds = 3;

/** The border follows mesh edges, so it is jagged: each round averages neighbours until it is smooth. */
export function smoothRegionMask(mesh: BodyMesh, region: BodyRegion): ReadonlyMap<number, number> {
  const { regions, regionIds, starts, neighbours } = mesh;
  const place = regionIds.indexOf(region);
  let shares = new Map<number, number>();
  for (let vertex = 0; vertex < regions.length; vertex += 1) if (regions[vertex] === place) shares.set(vertex, 1);
  for (let round = 0; round < rounds; round += 1) {
    const around = new Set(shares.keys());
    for (const vertex of shares.keys()) {
      for (let n = starts[vertex] ?? 0; n < (starts[vertex + 1] ?? 0); n += 1) around.add(neighbours[n] ?? 0);
    }
    const next = new Map<number, number>();
    for (const vertex of around) {
      const [from, to] = [starts[vertex] ?? 0, starts[vertex + 1] ?? 0];
      let sum = 0;
      for (let n = from; n < to; n += 1) sum += shares.get(neighbours[n] ?? 0) ?? 0;
      next.set(vertex, ((shares.get(vertex) ?? 0) + sum / (to - from)) / 2);
    }
    shares = next;
  }
  return shares;
}
