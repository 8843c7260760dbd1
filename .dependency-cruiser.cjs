/** Who may import whom, for `npm run check:imports`. */
module.exports = {
  forbidden: [
    {
      name: 'phone',
      comment: 'packages/phone may import neither the site nor Docusaurus.',
      severity: 'error',
      from: { path: '^packages/phone/' },
      to: { path: '^(src|tests|tools|@docusaurus|@site|@theme)/|/@docusaurus/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // For `@site/…`.
    tsConfig: { fileName: 'tsconfig.json' },
    // Types are imports, too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default'] },
  },
};
