/** A site that doesn't answer for this long can't be reached. */
const TIME_LIMIT_MS = 10_000;

/** Resolves to whether the site answers. `navigator.onLine` is also true on a network without internet access. */
export async function canReachSite(url = window.location.href): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}
