/** Draws shapes in colors that depend on the exposure, in scene coordinates. */
export class Painter {
  constructor(
    readonly context: CanvasRenderingContext2D,
    /** How much brighter the image is than the scene's colors, in stops. */
    private readonly stops: number,
  ) {}

  /** Returns how a camera shows a color: `#rrggbb` or `#rrggbbaa`. What's brighter than the screen, such as a window, has extra stops. */
  expose(color: string, extraStops = 0): string {
    const factor = 2 ** (this.stops + extraStops);
    const channels = [1, 3, 5].map((index) => {
      const light = (parseInt(color.slice(index, index + 2), 16) / 255) ** GAMMA;
      return Math.round(255 * Math.min(light * factor, 1) ** (1 / GAMMA));
    });
    const alpha = color.length > 7 ? parseInt(color.slice(7), 16) / 255 : 1;
    return `rgb(${channels.join(' ')} / ${alpha})`;
  }

  /** Fills an SVG path, or a path object. */
  fill(path: string | Path2D, color: string | CanvasGradient): void {
    this.context.fillStyle = typeof color === 'string' ? this.expose(color) : color;
    this.context.fill(toPath(path));
  }

  stroke(path: string | Path2D, color: string, width: number): void {
    const { context } = this;
    context.strokeStyle = this.expose(color);
    context.lineWidth = width;
    context.lineCap = context.lineJoin = 'round';
    context.stroke(toPath(path));
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    color: string | CanvasGradient,
    radius = 0,
  ): void {
    const path = new Path2D();
    path.roundRect(x, y, width, height, radius);
    this.fill(path, color);
  }

  oval(x: number, y: number, radiusX: number, radiusY: number, color: string | CanvasGradient): void {
    const path = new Path2D();
    path.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
    this.fill(path, color);
  }

  polygon(points: readonly Point[], color: string | CanvasGradient): void {
    const path = new Path2D();
    for (const [x, y] of points) path.lineTo(x, y);
    this.fill(path, color);
  }

  text(value: string, x: number, y: number, size: number, color: string, font = 'sans-serif'): void {
    const { context } = this;
    context.fillStyle = this.expose(color);
    context.font = `600 ${size}px ${font}`;
    context.fillText(value, x, y);
  }

  /** Returns a gradient from one point to another. */
  gradient([x0, y0]: Point, [x1, y1]: Point, colors: readonly string[], extraStops = 0): CanvasGradient {
    const gradient = this.context.createLinearGradient(x0, y0, x1, y1);
    colors.forEach((color, index) =>
      gradient.addColorStop(index / (colors.length - 1), this.expose(color, extraStops)),
    );
    return gradient;
  }
}

export type Point = readonly [x: number, y: number];

const GAMMA = 2.2;

const paths = new Map<string, Path2D>();

/** Returns a path object. SVG paths are the same in each frame, so they are parsed once. */
function toPath(path: string | Path2D): Path2D {
  if (typeof path !== 'string') return path;
  const cached = paths.get(path) ?? new Path2D(path);
  paths.set(path, cached);
  return cached;
}
