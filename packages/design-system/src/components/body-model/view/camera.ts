import type { Point } from '../mesh/field.ts';
import type { Ray } from '../paint/raycaster.ts';

export const maxZoom = 8;
export const maxTilt = (75 * Math.PI) / 180;

export const pivot: Point = [0, 0.87, 0];
/** Metres that the picture must show: the body with a margin. */
const visibleSize = { width: 0.92, height: 1.8 };
const backTurn = Math.PI;

export class Camera {
  /** Radians; 0 is the front, and it increases as the person's left side comes into view. */
  turn = 0;
  tilt = 0;
  zoom = 1;
  /** Offset of the view centre from the pivot, in metres. */
  panX = 0;
  panY = 0;
  width = 1;
  height = 1;

  /** Pixels per metre. */
  get scale(): number {
    return Math.min(this.width / visibleSize.width, this.height / visibleSize.height) * this.zoom;
  }

  axes(): { right: Point; up: Point; toward: Point } {
    const [s, c] = [Math.sin(this.turn), Math.cos(this.turn)];
    const [st, ct] = [Math.sin(this.tilt), Math.cos(this.tilt)];
    return { right: [c, 0, -s], up: [-st * s, ct, -st * c], toward: [ct * s, st, ct * c] };
  }

  rayAt(x: number, y: number): Ray {
    const { right, up, toward } = this.axes();
    const across = (x - this.width / 2) / this.scale + this.panX;
    const above = (this.height / 2 - y) / this.scale + this.panY;
    const pointOnAxis = (axis: 0 | 1 | 2) => pivot[axis] + right[axis] * across + up[axis] * above + toward[axis] * 3;
    return { from: [pointOnAxis(0), pointOnAxis(1), pointOnAxis(2)], direction: [-toward[0], -toward[1], -toward[2]] };
  }

  /** Column-major matrix from metres to clip space. */
  matrix(): Float32Array {
    const { right, up, toward } = this.axes();
    const rows = [
      { axis: right, by: (2 * this.scale) / this.width, off: this.panX },
      { axis: up, by: (2 * this.scale) / this.height, off: this.panY },
      { axis: toward, by: -0.4, off: 0 },
    ];
    const matrix = new Float32Array(16);
    for (const [row, { axis, by, off }] of rows.entries()) {
      for (let column = 0; column < 3; column += 1) matrix[column * 4 + row] = (axis[column] ?? 0) * by;
      const middle = axis[0] * pivot[0] + axis[1] * pivot[1] + axis[2] * pivot[2];
      matrix[12 + row] = -(middle + off) * by;
    }
    matrix[15] = 1;
    return matrix;
  }

  turnBy(turn: number, tilt: number): void {
    this.turn += turn;
    this.tilt = Math.max(-maxTilt, Math.min(maxTilt, this.tilt + tilt));
  }

  zoomTo(zoom: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.scale;
    this.zoom = Math.max(1, Math.min(maxZoom, zoom));
    const gain = 1 / before - 1 / this.scale;
    this.panBy(-(x - this.width / 2) * gain * this.scale, -(y - this.height / 2) * gain * this.scale);
  }

  panBy(x: number, y: number): void {
    const panShare = 1 - 1 / this.zoom;
    const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
    this.panX = clamp(this.panX - x / this.scale, (visibleSize.width / 2) * panShare);
    this.panY = clamp(this.panY + y / this.scale, (visibleSize.height / 2) * panShare);
  }

  face(view: 'front' | 'back'): void {
    const round = 2 * Math.PI;
    const whole = Math.round((this.turn - (view === 'back' ? backTurn : 0)) / round) * round;
    this.turn = whole + (view === 'back' ? backTurn : 0);
    this.tilt = 0;
    this.zoom = 1;
    this.panX = 0;
    this.panY = 0;
  }

  get side(): 'front' | 'left' | 'back' | 'right' {
    const quarter = ((Math.round(this.turn / (Math.PI / 2)) % 4) + 4) % 4;
    return (['front', 'left', 'back', 'right'] as const)[quarter as 0 | 1 | 2 | 3];
  }
}
