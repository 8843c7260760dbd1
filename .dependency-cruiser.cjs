/**
 * Who may import whom, for `npm run check:imports`. Types count, and so do imports through `@site`. Tests in `packages`
 * and `src` may import what they need, but nothing may import in a circle.
 */
const PHONE = 'packages/phone';

/** What each folder may import besides itself: only folders above it, so they can't import each other in a circle. */
const ALLOWED = {
  [PHONE]: [],
  ...inFolder(`${PHONE}/src`, {
    protocol: [],
    devices: [],
    scenes: ['protocol'],
    camera: ['protocol', 'scenes'],
    plugins: ['camera'],
    steps: ['protocol', 'camera'],
    jest: ['protocol', 'devices', 'scenes', 'camera', 'steps'],
    screen: ['protocol', 'devices', 'scenes', 'camera', 'plugins', 'steps'],
    reactNative: ['protocol', 'plugins', 'screen'],
    documents: ['protocol', 'screen', 'reactNative'],
  }),
  'src/config': [],
  'src/build-output': ['src/config'],
  'src/ui': [],
  'src/figures': [PHONE],
  'src/progress': ['src/ui'],
  'src/facts': ['src/config', PHONE],
  'src/page-source': ['src/build-output', 'src/config', 'src/facts', PHONE],
  'src/api': ['src/config', 'src/facts', 'src/page-source', 'src/ui'],
  'src/reader-tools': ['src/facts', 'src/figures', 'src/ui', PHONE],
  'src/phone-panel': ['src/page-source', 'src/ui', PHONE],
  'src/programs': ['src/page-source', 'src/ui', PHONE],
  'src/challenges': [
    'src/config',
    'src/facts',
    'src/page-source',
    'src/phone-panel',
    'src/programs',
    'src/progress',
    'src/ui',
    PHONE,
  ],
  'src/learn': [
    'src/challenges',
    'src/page-source',
    'src/phone-panel',
    'src/programs',
    'src/progress',
    'src/ui',
    PHONE,
  ],
  'src/playground': ['src/challenges', 'src/page-source', 'src/phone-panel', 'src/programs', 'src/ui', PHONE],
  'src/client-modules': ['src/facts'],
  // A plugin never imports another one.
  'src/plugins/([^/]+)': [
    'src/api',
    'src/build-output',
    'src/challenges',
    'src/config',
    'src/facts',
    'src/page-source',
    'src/ui',
    PHONE,
  ],
  'src/(pages|theme)': ['src'],
  tools: ['src', PHONE],
  checks: ['src', 'tools', PHONE],
  ...inFolder(
    'checks',
    {
      pages: [],
      typescript: ['pages'],
      library: ['pages', 'typescript'],
      'check-setup': ['pages'],
      'check-samples': ['pages', 'typescript', 'library', 'check-setup'],
      'run-samples': ['pages', 'typescript'],
      challenges: ['run-samples'],
      samples: ['run-samples'],
    },
    ['src', 'tools', PHONE],
  ),
  tests: ['checks', 'src', 'tools', PHONE],
};

/** Returns the same for folders in a folder, which may also import `others`. */
function inFolder(parent, folders, others = []) {
  const path = (folder) => `${parent}/${folder}`;
  return Object.fromEntries(
    Object.entries(folders).map(([folder, allowed]) => [path(folder), [...allowed.map(path), ...others]]),
  );
}

Object.entries(ALLOWED).forEach(([folder, allowed], index, all) => {
  const above = all.slice(0, index).map(([name]) => `${name}/`);
  const other = allowed.find((path) => !above.some((name) => name.startsWith(`${path}/`)));
  if (other != null)
    throw new Error(
      `.dependency-cruiser.cjs: ${folder} may only import folders above it, and ${other} isn't one.`,
    );
});

const TESTS = '^(packages|src)/.*\\.test\\.tsx?$';
const OUR_FOLDERS = '^(checks|packages|src|tests|tools)/';

const folders = Object.entries(ALLOWED).map(([folder, allowed]) => ({
  name: folder.replace('([^/]+)', '*'),
  comment: `may only import ${['itself', ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: {
    path: OUR_FOLDERS,
    // `$1` is the plugin that imports.
    pathNot: [folder.replace('([^/]+)', '$1'), ...allowed].map((path) => `^${path}(/|$)`),
  },
}));

module.exports = {
  forbidden: [
    ...folders,
    {
      name: 'every-folder-has-a-rule',
      comment: 'Say in `ALLOWED` what this folder may import.',
      severity: 'error',
      from: {
        path: `^(checks/[^/]+|${PHONE}/src/[^/]+|src|tests|tools)/`,
        // The rules of `checks` and of the phone say nothing about the folders in them.
        pathNot: Object.keys(ALLOWED)
          .filter((folder) => folder !== 'checks' && folder !== PHONE)
          .map((folder) => `^${folder}/`),
      },
      to: {},
    },
    {
      name: 'no-docusaurus-in-the-phone',
      comment: 'packages/phone knows neither Docusaurus nor the theme.',
      severity: 'error',
      from: { path: `^${PHONE}/` },
      to: { path: '(^|/)@(docusaurus|generated|site|theme)' },
    },
    {
      name: 'phone-exports',
      comment:
        'Import the phone by the name of its package, which only offers what its package.json exports.',
      severity: 'error',
      from: { pathNot: `^${PHONE}/` },
      to: { path: `^${PHONE}/`, dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-circles',
      comment: 'Move what both files need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'If an import in this repository has no target, the other rules miss it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@site|vision-camera-phone)', pathNot: '^\\./docs/api/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Its `paths` resolve `@site`.
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default'] },
  },
};
