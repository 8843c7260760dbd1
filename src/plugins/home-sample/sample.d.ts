declare module '@generated/home-sample/default/sample.json' {
  const sample: import('../../markdown/highlight').HighlightedCode;
  export default sample;
}
