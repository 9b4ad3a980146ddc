/** No page and no call has a longer path, in characters as people read them. */
const pathLengthMax = 500;
const controlCharacters = /[\u0000-\u001f\u007f]/;
const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query that a request asks for. A proxy may send the whole address, whose host says nothing that we did not
 * configure. A path that cannot be decoded, holds control characters or is longer than any that exists is that of an
 * unknown page or call, answered like any other of them.
 */
export function servedUrl(target: string): string {
  const url = target.replace(absoluteForm, '') || '/';
  const asked = url.startsWith('?') ? `/${url}` : url;
  const path = asked.split('?', 1)[0]!;
  if (isPossible(path)) return asked;
  if (/^\/api(\/|$)/.test(path)) return '/api/undecodable';
  const [, prefix = ''] = /^(\/(?:en|fr|it))\//.exec(path) ?? [];
  return `${prefix}/error/404/`;
}

function isPossible(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.length <= pathLengthMax && !controlCharacters.test(decoded);
  } catch {
    return false;
  }
}
