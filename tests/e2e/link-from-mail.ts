import { expect } from '@playwright/test';
import { findInMails, findMailLink } from './find-mail-link.ts';

const dataDir = (): string => process.env['SITE_DATA_DIR']!;

export async function linkFromMail(path: string, words: string): Promise<string> {
  const find = (): string | null => findMailLink(dataDir(), path, words);
  await expect.poll(find).not.toBeNull();
  return find()!;
}

export async function wordsFromMail(pattern: RegExp, words: string): Promise<string> {
  const find = (): string | null => findInMails(dataDir(), pattern, words);
  await expect.poll(find).not.toBeNull();
  return find()!;
}
