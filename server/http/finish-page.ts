import type { PageText } from '../../web/app/document/page-text.ts';
import { hashInlineScripts, type RenderedPage } from '../../engines/pages/face.ts';
import type { PageTag } from './page-tags.ts';
import { applyTrailingSlash, type RedirectDeps } from './redirects.ts';
import { contentSecurityPolicy, type AllowedOrigins } from './security-headers.ts';

/** Hot reload injects scripts and styles of its own. */
const developmentPolicy = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
/** Seconds after which a page that failed without the database may be retried. */
const retryAfter = '5';

interface PageFacts extends Pick<RedirectDeps, 'trailingSlash'> {
  development: boolean;
  isPreview: boolean;
  origins: AllowedOrigins;
  nonce: string;
  tags: ReadonlySet<PageTag>;
  isDatabaseAway: boolean;
}

export const emptyPage = (status: number, headers: Record<string, string>): RenderedPage => ({
  status,
  headers,
  body: Buffer.alloc(0),
  tags: new Set(),
});

export async function finishPage(
  response: Response,
  pageText: () => PageText,
  facts: PageFacts,
): Promise<RenderedPage> {
  const { status, headers } = pageHead(response, facts);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const text = isPage ? pageText() : [];
  const body = text.length === 0 ? Buffer.from(await response.arrayBuffer()) : null;
  const { parts, policy } = facts.development
    ? { parts: text, policy: developmentPolicy }
    : withHashedScripts(text, facts);
  return {
    status,
    headers: { ...headers, 'content-security-policy': policy },
    body: body ?? toBuffer(parts),
    tags: facts.tags,
  };
}

function pageHead(
  response: Response,
  { isDatabaseAway, isPreview, trailingSlash }: PageFacts,
): { status: number; headers: Record<string, string> } {
  const headers = Object.fromEntries(response.headers);
  const isForNow = isDatabaseAway && response.status === 500;
  if (isForNow) headers['retry-after'] = retryAfter;
  const { location } = headers;
  if (location?.startsWith('/')) headers['location'] = applyTrailingSlash(location, trailingSlash);
  headers['cache-control'] ??= 'no-cache';
  // An editor's preview is unpublished: it is neither cached nor indexed.
  if (isPreview) {
    headers['cache-control'] = 'no-store';
    headers['x-robots-tag'] = 'noindex';
    // The editor shows it in a frame as wide as a phone.
    headers['x-frame-options'] = 'SAMEORIGIN';
  }
  return { status: isForNow ? 503 : response.status, headers };
}

/** Removes the nonce, so that the page can be cached, and allows its scripts by hash. */
function withHashedScripts(
  text: PageText,
  { nonce, origins, isPreview }: PageFacts,
): { parts: PageText; policy: string } {
  // Parts that are bytes, prerendered ones and data, contain no scripts.
  const hashedParts = text.map((part): { parts: PageText; hashes: string[] } =>
    typeof part === 'string' ? hashInlineScripts(part, nonce) : { parts: [part], hashes: [] },
  );
  const hashes = [...new Set(hashedParts.flatMap((part) => part.hashes))];
  return {
    parts: hashedParts.flatMap(({ parts }) => parts),
    policy: contentSecurityPolicy(origins, hashes, isPreview ? "'self'" : "'none'"),
  };
}

const toBuffer = (parts: PageText): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
