import { createHash } from 'node:crypto';
import { createContext } from 'react-router';

/** Takes the source of a page, and returns whether the server has cached a page of the same source, so that nothing has to be rendered. */
export type IsKept = (source: string) => boolean;

/** Null if pages are not cached. */
export const isKept = createContext<IsKept | null>(null);

interface PageSource {
  status: number;
  headers: Headers;
  /** Everything that is the same for all pages of the site: name, texts. */
  variant: string;
  data: Uint8Array;
}

/** Returns a hash: two pages of one address with the same hash have the same content. */
export function hashSource({ status, headers, variant, data }: PageSource): string {
  const around = JSON.stringify([status, [...headers], variant]);
  return createHash('sha256').update(around).update(data).digest('base64url');
}
