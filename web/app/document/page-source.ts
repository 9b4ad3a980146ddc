import { hash } from 'node:crypto';
import { createContext } from 'react-router';

/** How the server learns that a page would say what the one that it keeps says. */
export interface PageSource {
  /** The source of the page that is kept; null: none is. */
  readonly kept: string | null;
  /** The source of this page, as soon as its loaders have answered. */
  current: string | null;
}

/** Null: nobody keeps the page. */
export const pageSource = createContext<PageSource | null>(null);

export interface MadeOf {
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
  return hash('sha256', Buffer.concat([Buffer.from(around), data]), 'base64url');
}
