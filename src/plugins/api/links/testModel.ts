import { EMPTY_COMMENT } from '../model/readComment';
import type { ApiMember, ApiModel, ApiSymbol } from '../model/types';

const entry = {
  signature: '',
  summary: '',
  summaryText: '',
  comment: EMPTY_COMMENT,
  parameters: [],
  properties: [],
};

/** Returns a member for tests. */
export function createMember(owner: string, name: string, rest: Partial<ApiMember> = {}): ApiMember {
  const address = `${owner}#${name.toLowerCase()}`;
  return { ...entry, name, address, kind: 'property', isOptional: false, type: 'number', ...rest };
}

/** Returns a symbol for tests. */
export function createSymbol(address: string, rest: Partial<ApiSymbol> = {}): ApiSymbol {
  const name = address.split('/').at(-1)!;
  return { ...entry, name, address, kind: 'interface', bases: [], members: [], values: [], ...rest };
}

const camera = '/docs/api/classes/Camera';
const props = '/docs/api/interfaces/CameraProps';
const frame = '/docs/api/interfaces/Frame';
const filter = '/docs/api/interfaces/FormatFilter';
const device = '/docs/api/interfaces/CameraDevice';
const photo = '/docs/api/interfaces/PhotoFile';

function parameter(name: string, type: string) {
  return { name, type, isOptional: false, comment: EMPTY_COMMENT };
}

/** A small library for tests of links. */
export const testModel: ApiModel = {
  stamp: '',
  version: '1.0.0',
  symbols: [
    createSymbol(camera, {
      kind: 'class',
      members: [
        createMember(camera, 'takePhoto', { kind: 'method', type: '', returns: 'Promise<PhotoFile>' }),
      ],
    }),
    createSymbol(props, {
      members: ['isActive', 'fps', 'format', 'onError'].map((name) => createMember(props, name)),
    }),
    createSymbol(frame, { members: [createMember(frame, 'width'), createMember(frame, 'planesCount')] }),
    createSymbol('/docs/api/interfaces/DrawableFrame', { bases: ['Frame', 'SkCanvas'] }),
    createSymbol(filter, { members: [createMember(filter, 'fps')] }),
    createSymbol(device, { members: [createMember(device, 'minZoom'), createMember(device, 'name')] }),
    createSymbol(photo, { members: [createMember(photo, 'path'), createMember(photo, 'width')] }),
    createSymbol('/docs/api/functions/useCameraDevice', {
      kind: 'function',
      returns: 'CameraDevice | undefined',
    }),
    createSymbol('/docs/api/functions/useCameraFormat', {
      kind: 'function',
      parameters: [parameter('device', 'CameraDevice | undefined'), parameter('filters', 'FormatFilter[]')],
    }),
    createSymbol('/docs/api/functions/useFrameProcessor', {
      kind: 'function',
      parameters: [parameter('frameProcessor', '(frame: Frame) => void')],
    }),
  ],
};
