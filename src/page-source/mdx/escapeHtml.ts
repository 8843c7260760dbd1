/** Escapes text for HTML, XML and attribute values in double quotes. The build and the browser use it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
