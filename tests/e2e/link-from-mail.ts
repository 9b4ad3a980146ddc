import { expect } from '@playwright/test';
import { findMailLink } from './find-mail-link.ts';

/** The link of the given path in a mail that contains the words, such as the name of its guest or the address that it went to. */
export async function linkFromMail(path: string, words: string): Promise<string> {
  const find = (): string | null => findMailLink(process.env['SITE_DATA_DIR']!, path, words);
  await expect.poll(find).not.toBeNull();
  return find()!;
}
