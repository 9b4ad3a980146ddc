import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the match of the pattern in one of a site's mails that contains the words; null while there is none. */
export function findInMails(dataDir: string, pattern: RegExp, words: string): string | null {
  const folder = join(dataDir, 'outbox');
  // The folder is created with the first mail.
  if (!existsSync(folder)) return null;
  // A mail that is still being written has another name, and soon none.
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.eml'))) {
    const raw = readFileSync(join(folder, name), 'utf8');
    // Quoted-printable: soft line breaks and encoded equal signs.
    const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    if (!text.includes(words)) continue;
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** Returns the link with the given path in one of a site's mails that contains the words; null while there is none. */
export function findMailLink(dataDir: string, path: string, words: string): string | null {
  const link = findInMails(dataDir, new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`), words);
  return link?.replaceAll('&amp;', '&') ?? null;
}
