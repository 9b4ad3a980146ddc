import type { Language } from '../../../domain/language.ts';
import { cachedCall } from '../../app/calls/kept-call.ts';

/**
 * Returns the page's address in another language, from the server if the page does not know it; the plain path if the server does not
 * know it either.
 */
export async function addressIn(
  target: Language,
  from: { pathname: string; search: string; language: Language; plainPath: string },
  call: typeof cachedCall = cachedCall,
): Promise<string> {
  try {
    const { datas } = await call('translatePath', {
      routepath: from.pathname,
      languageCode: from.language,
      targetLanguageCode: target,
    });
    return datas.location + from.search;
  } catch {
    return from.plainPath;
  }
}
