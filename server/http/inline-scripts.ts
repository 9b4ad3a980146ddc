import { createHash } from 'node:crypto';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/**
 * Takes the nonce out of a rendered page, so that it can be cached, and answers the hashes of the inline
 * scripts that carried it, as a Content-Security-Policy names them. What came into the page without the
 * nonce, which nobody can guess, is not hashed: it does not run. What is left of the page comes in parts: a
 * page is too long to be copied for each change.
 */
export function hashInlineScripts(html: string, nonce: string): { parts: string[]; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (text === '' || !attributes.includes(mark)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { parts: html.split(mark), hashes: [...hashes] };
}
