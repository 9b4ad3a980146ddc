import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The link of the given path in a mail that contains the words, such as the name of its guest or the address that it went to. */
export async function linkFromMail(path: string, words: string): Promise<string> {
  const link = await wordsFromMail(new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`), words);
  return link.replaceAll('&amp;', '&');
}

/** What fits the pattern in a mail that contains the words. */
export async function wordsFromMail(pattern: RegExp, words: string): Promise<string> {
  const folder = join(process.env['SITE_DATA_DIR']!, 'outbox');
  const find = (): string | null => {
    // It comes with the first mail.
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
  };
  await expect.poll(find).not.toBeNull();
  return find()!;
}
