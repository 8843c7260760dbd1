async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Response(bytes).body!.pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}

/** Compresses text for a URL: raw deflate as base64url. */
export async function compressText(text: string): Promise<string> {
  return toBase64Url(await transform(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/** Returns the text that was compressed. Rejects if some of it is missing. */
export async function decompressText(compressed: string): Promise<string> {
  const bytes = await transform(fromBase64Url(compressed), new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(bytes);
}
