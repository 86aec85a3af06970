import { painColors, painLevels, sheetColors } from '../../../theme/pain.ts';

const colour = (hex: string) => {
  const part = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4);
  return `vec3(${part(1)}, ${part(3)}, ${part(5)})`;
};

export const vertexShader = `#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 ink;
layout(location = 3) in vec4 strongest;
layout(location = 4) in float region;
uniform mat4 matrix;
uniform mat3 turned;
uniform float shown;
out vec3 place;
out vec3 facing;
out vec4 covered;
out float strong;
out float lit;
void main() {
  place = corner;
  facing = turned * normal;
  covered = ink;
  strong = strongest.x;
  lit = region == shown ? 1.0 : 0.0;
  gl_Position = matrix * vec4(corner, 1.0);
}`;

/** Pain keeps its colour independent of the light and has its level's pattern: colour must not be the only cue. */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 place;
in vec3 facing;
in vec4 covered;
in float strong;
in float lit;
uniform vec4 brush;
uniform float pixel;
out vec4 seen;

float lines(float along, float gap) {
  float near = abs(fract(along / gap) - 0.5) * gap;
  return 1.0 - smoothstep(0.0006, 0.0006 + pixel, near);
}

void main() {
  vec3 n = normalize(facing);
  float light = 0.34 + 0.5 * max(0.0, dot(n, vec3(-0.40, 0.52, 0.75))) + 0.2 * max(0.0, n.z) + 0.06 * n.y;
  vec3 skin = vec3(0.90, 0.86, 0.82) * min(1.06, light);

  float most = covered.x;
  vec3 pain = ${colour(painColors[painLevels[1]])};
  float u = place.x + place.z;
  float v = place.y;
  float rising = (u + v) * 0.7071;
  float falling = (u - v) * 0.7071;
  float pattern = lines(rising, 0.030);
  if (covered.y > most) { most = covered.y; pain = ${colour(painColors[painLevels[2]])}; pattern = lines(falling, 0.019); }
  if (covered.z > most) { most = covered.z; pain = ${colour(painColors[painLevels[3]])}; pattern = max(lines(rising, 0.023), lines(falling, 0.023)); }
  if (covered.w > most) { most = covered.w; pain = ${colour(painColors[painLevels[4]])}; pattern = max(lines(u, 0.015), lines(v, 0.015)); }
  if (strong > most) { most = strong; pain = ${colour(painColors[painLevels[5]])}; pattern = max(lines(rising, 0.0105), lines(falling, 0.0105)); }
  float sum = min(1.0, covered.x + covered.y + covered.z + covered.w + strong);
  float soft = max(fwidth(sum), 0.02);
  float ink = smoothstep(0.5 - soft, 0.5 + soft, sum);
  vec3 coloured = mix(pain, vec3(1.0), 0.3 * pattern) * mix(0.82, 1.0, min(1.0, light));
  vec3 all = mix(skin, coloured, ink);

  all = mix(all, ${colour(sheetColors.highlight)}, 0.35 * smoothstep(0.4, 0.6, lit));
  if (brush.w > 0.0) {
    float ring = abs(distance(place, brush.xyz) - brush.w);
    all = mix(all, ${colour(sheetColors.highlight)}, 1.0 - smoothstep(pixel * 0.75, pixel * 1.5, ring));
  }
  seen = vec4(all, 1.0);
}`;
