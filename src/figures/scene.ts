import { qrOutline } from 'vision-camera-phone/qrOutline';

/** The scene's coordinate system. */
export const SCENE = { width: 800, height: 600 };

/** The scene that the site's cameras see: a window, a table with a cup and a pinwheel, and a parcel with a QR code. */
export const outlines = {
  wall: 'M0 0h800v600H0z',
  sky: 'M96 64h300v240H96z',
  sun: 'M286 128a30 30 0 1 0 60 0a30 30 0 1 0-60 0',
  hills: 'M96 262l78-74 56 50 58-66 108 96v36H96z',
  windowFrame: 'M96 64h300v240H96zM246 64v240M92 304h308v14H92z',
  books: 'M560 148h28v92h-28zM592 132h24v108h-24zM622 160h32v80h-32zM672 152l24-8 26 88-24 8z',
  shelf: 'M532 240h228M548 240v16M744 240v16',
  table: 'M0 424h800v176H0z',
  tableEdge: 'M0 424h800',
  cup: 'M196 336h124l-12 118q-3 16-20 16h-60q-17 0-20-16z',
  cupHandleAndSteam:
    'M318 358q44-4 40 34-4 36-46 32M228 316q-14-20 0-38t0-38M260 316q-14-20 0-38t0-38M292 316q-14-20 0-38t0-38',
  stick: 'M470 428V220',
  pot: 'M434 424h72l-10 52h-52z',
  pinwheel: 'M470 214l-64-64h64zM470 214l64-64v64zM470 214l64 64h-64zM470 214l-64 64v-64z',
  hub: 'M464 214a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  parcelSides: 'M548 376l44-34h196l-36 34zM752 376l36-34v196l-36 42z',
  parcelFront: 'M548 376h204v204H548z',
  label: 'M576 404h148v148H576z',
  code: qrOutline,
} as const;

/** Places the modules of `outlines.code` on the parcel. */
export const CODE_TRANSFORM = 'translate(590 418) scale(4.1379)';
