/** Decoded characters; no page and no call has a longer path. */
const pathLengthMax = 500;
const controlCharacters = /[\u0000-\u001f\u007f]/;
const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * Returns path and query of a request. A proxy may send an absolute URL, whose host is ignored. A path that cannot be decoded, contains
 * control characters or is too long is treated like that of an unknown page or call.
 */
export function servedUrl(target: string): string {
  const url = target.replace(absoluteForm, '') || '/';
  const pathAndQuery = url.startsWith('?') ? `/${url}` : url;
  const path = pathAndQuery.split('?', 1)[0]!;
  if (isPossible(path)) return pathAndQuery;
  if (/^\/api(\/|$)/.test(path)) return '/api/undecodable';
  const [, prefix = ''] = /^(\/(?:en|fr|it))\//.exec(path) ?? [];
  return `${prefix}/error/404/`;
}

function isPossible(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    const decodedPath = decodeURIComponent(path);
    return decodedPath.length <= pathLengthMax && !controlCharacters.test(decodedPath);
  } catch {
    return false;
  }
}
