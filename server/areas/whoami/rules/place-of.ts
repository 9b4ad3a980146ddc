import { defaultLanguage, type Language } from '../../../../domain/language.ts';
import { parseAddress } from '../../../../domain/routes.ts';

export interface Place {
  language: Language;
  /** The path as stored: decoded, Unicode-normalized, without outer slashes and language prefix. */
  path: string;
}

/** Parses a path. A language prefix in it overrides the given language. */
export function parsePlace(routepath: string, language: Language): Place | null {
  const address = parseAddress(routepath);
  if (!address) return null;
  const isPrefixed = address.germanPrefix || address.language !== defaultLanguage;
  return { language: isPrefixed ? address.language : language, path: address.segments.join('/') };
}
