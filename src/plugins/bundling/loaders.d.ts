declare module '*Loader.mjs' {
  const load: (source: string) => string;
  export default load;
}
