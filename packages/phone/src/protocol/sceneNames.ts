/** The scenes, the default first. Apart from the drawings, so that pages and tests can check names. */
export const sceneNames = ['street', 'parcels', 'document', 'room', 'shelf'] as const;

export type SceneName = (typeof sceneNames)[number];

/** Labels of the Scene menu. */
export const sceneLabels: Record<SceneName, string> = {
  street: 'Street',
  parcels: 'Parcels with codes',
  document: 'Document',
  room: 'Room',
  shelf: 'Shelf',
};

export function isSceneName(name: string): name is SceneName {
  return (sceneNames as readonly string[]).includes(name);
}
