import { createHash } from 'node:crypto';
import { createContext } from 'react-router';

/** Takes what a page is made of, and answers whether the server keeps a page that was made of the same: then nothing has to be rendered. */
export type IsKept = (source: string) => boolean;

/** Null: nobody keeps the page. */
export const isKept = createContext<IsKept | null>(null);

interface MadeOf {
  status: number;
  headers: Headers;
  /** What all pages of its site are rendered with: name, texts. */
  variant: string;
  /** What its loaders answered, as it is sent. */
  data: Uint8Array;
}

/** A short text that is the same for pages of one address that are made of the same. */
export function sourceOf({ status, headers, variant, data }: MadeOf): string {
  const around = JSON.stringify([status, [...headers], variant]);
  return createHash('sha256').update(around).update(data).digest('base64url');
}
