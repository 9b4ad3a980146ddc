import { expect } from '@playwright/test';
import { findInMails, findMailLink } from './find-mail-link.ts';

const dataDir = (): string => process.env['SITE_DATA_DIR']!;

/** The link of the given path in a mail that contains the words, such as the name of its guest or the address that it went to. */
export async function linkFromMail(path: string, words: string): Promise<string> {
  const find = (): string | null => findMailLink(dataDir(), path, words);
  await expect.poll(find).not.toBeNull();
  return find()!;
}

/** What fits the pattern in a mail that contains the words. */
export async function wordsFromMail(pattern: RegExp, words: string): Promise<string> {
  const find = (): string | null => findInMails(dataDir(), pattern, words);
  await expect.poll(find).not.toBeNull();
  return find()!;
}
