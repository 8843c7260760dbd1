import { useEffect, useState } from 'react';
import { detectObjects, MODEL_SIZE } from '../plugins/detectObjects';

const LOADING_MS = 400;

const model = {
  delegate: 'default',
  inputs: [{ name: 'image', dataType: 'uint8', shape: [1, MODEL_SIZE, MODEL_SIZE, 3] }],
  runSync: ([image]: [Uint8Array]) => detectObjects(image),
};

/** Stands in for react-native-fast-tflite: loads the same model from every file. */
export function useTensorflowModel() {
  const [plugin, setPlugin] = useState<{ state: string; model?: typeof model }>({ state: 'loading' });
  useEffect(() => {
    const timer = setTimeout(() => setPlugin({ state: 'loaded', model }), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return plugin;
}
