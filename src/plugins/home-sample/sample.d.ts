declare module '@generated/home-sample/default/sample.json' {
  const sample: import('../static-highlighting/highlight').HighlightedCode;
  export default sample;
}
