import { type BodyPainting, inkStride } from '../paint/body-painting.ts';
import type { Hit } from '../paint/raycaster.ts';
import type { Camera } from './camera.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

export interface Overlay {
  readonly region: number;
  readonly brush: Hit | undefined;
  readonly radius: number;
}

export const bare: Overlay = { region: -1, brush: undefined, radius: 0 };

/** Draws the body into a canvas. `create` returns nothing when WebGL 2 is not available. */
export class Renderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #painting: BodyPainting;
  readonly #count: number;
  readonly #ink: WebGLBuffer | null;
  readonly #uniform: Readonly<Record<'matrix' | 'turned' | 'shown' | 'brush' | 'pixel', WebGLUniformLocation | null>>;

  static create(canvas: HTMLCanvasElement, painting: BodyPainting): Renderer | undefined {
    const gl = canvas.getContext('webgl2', { antialias: true, alpha: false, preserveDrawingBuffer: false });
    return gl && !gl.isContextLost() ? new Renderer(gl, painting) : undefined;
  }

  private constructor(gl: WebGL2RenderingContext, painting: BodyPainting) {
    this.#gl = gl;
    this.#painting = painting;
    const { vertices, normals, triangles, regions } = painting.mesh;
    this.#count = triangles.length;
    const program = link(gl);
    // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, which has nothing to do with hooks
    gl.useProgram(program);
    const where = (name: string) => gl.getUniformLocation(program, name);
    this.#uniform = {
      matrix: where('matrix'),
      turned: where('turned'),
      shown: where('shown'),
      brush: where('brush'),
      pixel: where('pixel'),
    };
    const fill = (data: ArrayBufferView<ArrayBuffer>, usage: number = gl.STATIC_DRAW) => {
      const buffer = gl.createBuffer();
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, data, usage);
      return buffer;
    };
    const read = (place: number, size: number, type: number, normalized: boolean, stride = 0, offset = 0) => {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, type, normalized, stride, offset);
    };
    fill(vertices);
    read(0, 3, gl.FLOAT, false);
    fill(Int8Array.from(normals, (value) => Math.round(value * 127)));
    read(1, 3, gl.BYTE, true);
    this.#ink = fill(painting.ink, gl.DYNAMIC_DRAW);
    read(2, 4, gl.UNSIGNED_BYTE, true, inkStride, 0);
    read(3, 4, gl.UNSIGNED_BYTE, true, inkStride, 4);
    fill(regions);
    read(4, 1, gl.UNSIGNED_BYTE, false);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    gl.clearColor(1, 1, 1, 1);
  }

  draw(camera: Camera, overlay: Overlay): void {
    const gl = this.#gl;
    const { canvas } = gl;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const { right, up, toward } = camera.axes();
    gl.uniformMatrix4fv(this.#uniform.matrix, false, camera.matrix());
    gl.uniformMatrix3fv(
      this.#uniform.turned,
      false,
      [0, 1, 2].flatMap((axis) => [right, up, toward].map((one) => one[axis] ?? 0)),
    );
    gl.uniform1f(this.#uniform.shown, overlay.region);
    const [x, y, z] = overlay.brush?.at ?? [0, 0, 0];
    gl.uniform4f(this.#uniform.brush, x, y, z, overlay.brush ? overlay.radius : 0);
    gl.uniform1f(this.#uniform.pixel, camera.width / canvas.width / camera.scale);
    gl.drawElements(gl.TRIANGLES, this.#count, gl.UNSIGNED_INT, 0);
  }

  uploadInk(): void {
    const { ink, changed } = this.#painting;
    if (changed.to === 0) return;
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#ink);
    const from = changed.from * inkStride;
    gl.bufferSubData(gl.ARRAY_BUFFER, from, ink, from, (changed.to - changed.from) * inkStride);
    changed.from = 0;
    changed.to = 0;
  }

  release(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('Failed to create a shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`Failed to link the shaders: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}
