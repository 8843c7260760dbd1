/** The largest text that a link may expand to. Without a limit, a link of 1 MB could fill memory with 1 GB. */
const MAX_MEGABYTES = 4;

function toStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Response(bytes).body!;
}

async function readBytes(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Passes bytes on until there are too many. */
function limitSize(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > MAX_MEGABYTES * 1e6) throw new Error(`The text has more than ${MAX_MEGABYTES} MB.`);
      controller.enqueue(chunk);
    },
  });
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
  const stream = toStream(new TextEncoder().encode(text));
  return toBase64Url(await readBytes(stream.pipeThrough(new CompressionStream('deflate-raw'))));
}

/** Decompresses a text. Rejects if the data is incomplete, or if the text is larger than `MAX_MEGABYTES`. */
export async function decompressText(compressed: string): Promise<string> {
  const stream = toStream(fromBase64Url(compressed)).pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(await readBytes(stream.pipeThrough(limitSize())));
}
