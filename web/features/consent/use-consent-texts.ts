import { useEffect, useState } from 'react';
import type germanTexts from '../../../texts/de/consent.json';
import { useTexts } from '../../app/texts-context.tsx';

/** The message files of all languages have the same keys. */
export type ConsentTexts = typeof germanTexts;

/** The banner's own texts, which other pages do not carry; null until they are there. */
export function useConsentTexts(): ConsentTexts | null {
  const { textsUrl } = useTexts();
  const [texts, setTexts] = useState<ConsentTexts | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    fetch(textsUrl.replace(/\/[\w-]+\.json/, '/consent.json'), { signal: cancel.signal })
      .then((response) => response.json() as Promise<ConsentTexts>)
      .then(setTexts)
      // Without its texts there is no question, and without an answer nothing is allowed.
      .catch(() => undefined);
    return () => cancel.abort();
  }, [textsUrl]);
  return texts;
}
