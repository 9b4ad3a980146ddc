import { hash } from 'node:crypto';
import { RecentMap } from '../../domain/recent-map.ts';

/** Hashes of short scripts, which are the same on nearly all pages. */
const hashByText = new RecentMap<string, string>(50);
const shortBelow = 4096;

function hashScript(text: string): string {
  const cached = hashByText.get(text);
  if (cached) return cached;
  const source = `'sha256-${hash('sha256', text, 'base64')}'`;
  if (text.length < shortBelow) hashByText.set(text, source);
  return source;
}

/**
 * Removes the nonce from a rendered page, so that it can be cached, and returns the hashes of the inline scripts that
 * had it, in the form of a Content-Security-Policy. Injected scripts lack the nonce, so they get no hash and do not run.
 * The page is returned in parts, because joining them would copy it.
 */
export function hashInlineScripts(html: string, nonce: string): { parts: string[]; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, after] of parts.entries()) {
    const text = index > 0 && isScript(parts[index - 1]!) ? readScript(after) : '';
    if (text !== '') hashes.add(hashScript(text));
  }
  return { parts, hashes: [...hashes] };
}

/** True if the text ends within the start tag of a script; attributes never contain `<`. */
const isScript = (before: string): boolean => /^<script\b[^>]*$/i.test(before.slice(before.lastIndexOf('<')));

/** Returns the text of a script; `after` begins within its start tag. */
function readScript(after: string): string {
  const text = after.slice(after.indexOf('>') + 1);
  return text.slice(0, Math.max(0, text.search(/<\/script/i)));
}
