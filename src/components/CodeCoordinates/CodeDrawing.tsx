import { useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import s from '../../figures/figure.module.css';
import layout from '../LazyTool/layout.module.css';
import styles from './styles.module.css';
import type { Box, CodeView, Conversion, Size } from './toView';

interface CodeDrawingProps {
  setup: CodeView;
  conversion: Conversion;
  /** Called with the place of the code's middle in the upright picture, as shares of its sides. */
  onPlace: (place: { x: number; y: number }) => void;
}

/** Where the scanned picture and the view are drawn. */
const left: Box = { x: 4, y: 30, width: 168, height: 224 };
const right: Box = { x: 196, y: 30, width: 160, height: 224 };

/** The picture as the library scans it with the code to drag, and the view with the code on the preview. */
export function CodeDrawing({ setup, conversion, onPlace }: CodeDrawingProps): ReactNode {
  const isDragging = useRef(false);
  const { platform, frame, view } = setup;
  const picture: Size = { width: frame.height, height: frame.width };
  const scanned = fit(platform === 'android' ? picture : frame, left);
  const shownView = fit(view, {
    ...right,
    x: right.x + 24,
    y: right.y + 12,
    width: right.width - 48,
    height: right.height - 24,
  });
  const viewScale = shownView.width / view.width;
  const onView = (box: Box): Box => ({
    x: shownView.x + box.x * viewScale,
    y: shownView.y + box.y * viewScale,
    width: box.width * viewScale,
    height: box.height * viewScale,
  });
  const preview = onView({
    x: conversion.offset.x,
    y: conversion.offset.y,
    width: picture.width * conversion.scale,
    height: picture.height * conversion.scale,
  });
  const scale = scanned.width / (platform === 'android' ? picture.width : frame.width);
  const code: Box = {
    x: scanned.x + conversion.reported.x * scale,
    y: scanned.y + conversion.reported.y * scale,
    width: conversion.reported.width * scale,
    height: conversion.reported.height * scale,
  };
  const codeOnView = onView(conversion.view);

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDragging.current) return;
    const area = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - area.left) / area.width) * 360 - code.width / 2 - scanned.x;
    const y = ((event.clientY - area.top) / area.height) * 264 - code.height / 2 - scanned.y;
    const across = clamp(x / (scanned.width - code.width));
    const down = clamp(y / (scanned.height - code.height));
    // The sensor of iOS lies on its side: its long side is the upright picture's height.
    onPlace(platform === 'android' ? { x: across, y: down } : { x: 1 - down, y: across });
  };

  return (
    <svg
      className={`${layout.drawing} ${styles.drawing}`}
      viewBox="0 0 360 264"
      role="img"
      aria-label={`Left the scanned picture with a code, right the view with the code at ${Math.round(conversion.view.x)}, ${Math.round(conversion.view.y)} points. The sliders below move the code.`}
      onPointerMove={drag}
      onPointerUp={() => (isDragging.current = false)}
      onPointerCancel={() => (isDragging.current = false)}
    >
      <text className={s.muted} x={left.x} y={18}>
        scanned picture
      </text>
      <text className={s.muted} x={right.x} y={18}>
        view
      </text>
      <rect className={s.fill} {...scanned} />
      <rect className={s.line} {...scanned} />
      <g
        className={styles.handle}
        onPointerDown={(event) => {
          isDragging.current = true;
          event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
        }}
      >
        <Code box={code} quarterTurns={platform === 'ios' ? 3 : 0} />
      </g>
      <rect className={s.accentFill} {...preview} />
      <rect className={`${s.line} ${s.dashed}`} {...preview} />
      <rect className={s.line} {...shownView} rx={6} />
      <Code box={codeOnView} quarterTurns={0} isMirrored={setup.isFront} />
    </svg>
  );
}

interface CodeProps {
  box: Box;
  /** How far the code is turned, in quarters clockwise. */
  quarterTurns: number;
  isMirrored?: boolean;
}

/** A code whose missing corner shows how it is turned. */
function Code({ box, quarterTurns, isMirrored = false }: CodeProps): ReactNode {
  const { x, y, width, height } = box;
  const unit = width / 7;
  return (
    <g
      transform={`rotate(${quarterTurns * 90} ${x + width / 2} ${y + height / 2})${isMirrored ? ` translate(${2 * x + width} 0) scale(-1 1)` : ''}`}
    >
      <rect className={s.fill} x={x} y={y} width={width} height={height} />
      <rect className={s.accent} x={x} y={y} width={width} height={height} />
      {[
        [1, 1],
        [4, 1],
        [1, 4],
      ].map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          className={s.solid}
          x={x + column! * unit}
          y={y + row! * unit}
          width={unit * 2}
          height={unit * 2}
        />
      ))}
    </g>
  );
}

/** Returns the largest rectangle of a shape in the middle of an area. */
function fit(size: Size, area: Box): Box {
  const scale = Math.min(area.width / size.width, area.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
