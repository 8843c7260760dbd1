import type { ApiJson, JsonEntry, JsonSymbol } from '../../typedoc/apiJson';

/** Returns a member for tests. */
function createMember(owner: string, name: string, rest: Partial<JsonEntry> = {}): JsonEntry {
  const address = `${owner}#${name.toLowerCase()}`;
  return { name, address, signature: '', kind: 'property', type: 'number', ...rest };
}

/** Returns a symbol for tests. */
function createSymbol(address: string, rest: Partial<JsonSymbol> = {}): JsonSymbol {
  const name = address.split('/').at(-1)!;
  return { name, address, signature: '', kind: 'interface', group: '', guides: [], members: [], ...rest };
}

const camera = '/docs/api/classes/Camera';
const props = '/docs/api/interfaces/CameraProps';
const frame = '/docs/api/interfaces/Frame';
const filter = '/docs/api/interfaces/FormatFilter';
const device = '/docs/api/interfaces/CameraDevice';
const photo = '/docs/api/interfaces/PhotoFile';

/** A small library for tests of links. */
export const testModel: ApiJson = {
  library: 'react-native-vision-camera',
  version: '1.0.0',
  symbols: [
    createSymbol(camera, {
      kind: 'class',
      members: [
        createMember(camera, 'takePhoto', { kind: 'method', type: undefined, returns: 'Promise<PhotoFile>' }),
      ],
    }),
    createSymbol(props, {
      members: ['isActive', 'fps', 'format', 'onError'].map((name) => createMember(props, name)),
    }),
    createSymbol(frame, { members: [createMember(frame, 'width'), createMember(frame, 'planesCount')] }),
    createSymbol('/docs/api/interfaces/DrawableFrame', { extends: ['Frame', 'SkCanvas'] }),
    createSymbol(filter, { members: [createMember(filter, 'fps')] }),
    createSymbol(device, { members: [createMember(device, 'minZoom'), createMember(device, 'name')] }),
    createSymbol(photo, { members: [createMember(photo, 'path'), createMember(photo, 'width')] }),
    createSymbol('/docs/api/functions/useCameraDevice', {
      kind: 'function',
      returns: 'CameraDevice | undefined',
    }),
    createSymbol('/docs/api/functions/useCameraFormat', {
      kind: 'function',
      parameters: [
        { name: 'device', type: 'CameraDevice | undefined' },
        { name: 'filters', type: 'FormatFilter[]' },
      ],
    }),
    createSymbol('/docs/api/functions/useFrameProcessor', {
      kind: 'function',
      parameters: [{ name: 'frameProcessor', type: '(frame: Frame) => void' }],
    }),
  ],
};
