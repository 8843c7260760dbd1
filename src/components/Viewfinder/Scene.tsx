import type { ReactNode } from 'react';
import { CODE_TRANSFORM, outlines, type Depth } from '../../figures/scene';
import styles from './styles.module.css';

interface LayerProps {
  depth: Depth;
  focused: Depth;
  children: ReactNode;
}

function Layer({ depth, focused, children }: LayerProps): ReactNode {
  return (
    <svg className={styles.layer} viewBox="0 0 800 600" aria-hidden="true" data-blurred={depth !== focused}>
      {children}
    </svg>
  );
}

/** The scene as the camera sees it: sharp at one depth, blurred at the others. */
export function Scene({ focused }: { focused: Depth }): ReactNode {
  return (
    <>
      <Layer depth="far" focused={focused}>
        <path className={styles.wall} d={outlines.wall} />
        <path className={styles.light} d={outlines.sky} />
        <path className={styles.shape} d={outlines.sun} />
        <path className={styles.shape} d={outlines.hills} />
        <path className={styles.line} d={outlines.windowFrame} />
        <path className={styles.shape} d={outlines.books} />
        <path className={styles.line} d={outlines.shelf} />
      </Layer>
      <Layer depth="middle" focused={focused}>
        <path className={styles.table} d={outlines.table} />
        <path className={styles.line} d={outlines.tableEdge} />
        <path className={styles.shape} d={outlines.cup} />
        <path className={styles.line} d={outlines.cupHandleAndSteam} />
        <path className={styles.line} d={outlines.stick} />
        <path className={styles.shape} d={outlines.pot} />
        <g className={styles.pinwheel}>
          <path className={styles.shape} d={outlines.pinwheel} />
          <path className={styles.hub} d={outlines.hub} />
        </g>
      </Layer>
      <Layer depth="near" focused={focused}>
        <path className={styles.box} d={outlines.parcelSides} />
        <path className={styles.box} d={outlines.parcelFront} />
        <path className={styles.label} d={outlines.label} />
        <path className={styles.code} d={outlines.code} transform={CODE_TRANSFORM} />
      </Layer>
    </>
  );
}
