import { hash } from 'node:crypto';
import { RecentMap } from '../../domain/recent-map.ts';

/** Hashes of short scripts, which are the same on nearly all pages. */
const known = new RecentMap<string, string>(50);
const shortBelow = 4096;

function sourceOf(text: string): string {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const source = `'sha256-${hash('sha256', text, 'base64')}'`;
  if (text.length < shortBelow) known.set(text, source);
  return source;
}

/**
 * Takes the nonce out of a rendered page, so that it can be cached, and answers the hashes of the inline
 * scripts that carried it, as a Content-Security-Policy names them. What came into the page without the
 * nonce, which nobody can guess, is not hashed: it does not run. What is left of the page comes in parts: a
 * page is too long to be copied for each change.
 */
export function hashInlineScripts(html: string, nonce: string): { parts: string[]; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, after] of parts.entries()) {
    const text = index > 0 && isScript(parts[index - 1]!) ? textOf(after) : '';
    if (text !== '') hashes.add(sourceOf(text));
  }
  return { parts, hashes: [...hashes] };
}

/** What ends here is within the tag of a script: no attribute holds what would begin another tag. */
const isScript = (before: string): boolean => /^<script\b[^>]*$/i.test(before.slice(before.lastIndexOf('<')));

/** The text of the script in whose tag this begins. */
function textOf(after: string): string {
  const text = after.slice(after.indexOf('>') + 1);
  return text.slice(0, Math.max(0, text.search(/<\/script/i)));
}
