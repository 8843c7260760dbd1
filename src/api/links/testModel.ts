import type { ApiModelJson, JsonSymbol } from '../apiJson';

/** Returns a symbol for tests. `members` are names, and methods have a `:` and their return type. */
function createSymbol(path: string, members: string, rest: Partial<JsonSymbol> = {}): JsonSymbol {
  const url = `/docs/api/${path}`;
  const entry = { kind: 'interface', signature: '', group: '', guides: [] };
  const createMember = (member: string) => {
    const [name = '', returns] = member.split(':');
    const kind = returns ? 'method' : 'property';
    return { name, kind, returns, signature: '', url: `${url}#${name.toLowerCase()}` };
  };
  const list = members.split(' ').filter(Boolean).map(createMember);
  return { name: path.split('/').at(-1)!, url, ...entry, members: list, ...rest };
}

/** A small model for tests of links. */
export const testModel: ApiModelJson = {
  library: 'react-native-vision-camera',
  version: '1.0.0',
  symbols: [
    createSymbol('classes/Camera', 'takePhoto:Promise<PhotoFile>'),
    createSymbol('interfaces/CameraProps', 'isActive fps format onError'),
    createSymbol('interfaces/Frame', 'width planesCount'),
    createSymbol('interfaces/DrawableFrame', '', { extends: ['Frame', 'SkCanvas'] }),
    createSymbol('interfaces/FormatFilter', 'fps'),
    createSymbol('interfaces/CameraDevice', 'minZoom name'),
    createSymbol('interfaces/PhotoFile', 'path width'),
    createSymbol('functions/useCameraDevice', '', { returns: 'CameraDevice | undefined' }),
    createSymbol('functions/useCameraFormat', '', {
      parameters: [
        { name: 'device', type: 'CameraDevice | undefined' },
        { name: 'filters', type: 'FormatFilter[]' },
      ],
    }),
    createSymbol('functions/useFrameProcessor', '', {
      parameters: [{ name: 'frameProcessor', type: '(frame: Frame) => void' }],
    }),
  ],
};
