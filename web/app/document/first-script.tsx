import { useContext, type ReactNode } from 'react';
import { NonceContext } from '../nonce-context.ts';
import { markFirstView } from './first-view.ts';

/** The secret of a link, besides the number of its booking. Links about an account carry nothing else, links of newsletters a key. */
export interface LinkSecret {
  hash: string;
  proof: string;
}

declare global {
  interface Window {
    linkSecret?: LinkSecret;
  }
}

/**
 * Removes the secret of a link from the address before anything else of the page is loaded, so that neither the history nor a script that
 * reads addresses gets it. The function is sent as text within the page, so it must not refer to anything outside of itself.
 */
function hideSecret(): void {
  const query = new URLSearchParams(location.search);
  const inPath = /^(.*\/mailsettings\/\d+)-([\w-]+)(\/?)$/.exec(location.pathname);
  const hash =
    query.get('bookingHash') ??
    query.get('confirmID') ??
    query.get('resetID') ??
    query.get('loginID') ??
    query.get('stopID') ??
    query.get('userKey') ??
    query.get('hash') ??
    (inPath && inPath[2]!);
  if (hash === null) return;
  window.linkSecret = { hash, proof: query.get('addressProof') ?? '' };
  const names = [
    'bookingHash',
    'addressProof',
    'confirmID',
    'resetID',
    'loginID',
    'stopID',
    'userKey',
    'hash',
  ];
  for (const name of names) query.delete(name);
  const remaining = query.toString();
  const path = inPath ? inPath[1]! + inPath[3]! : location.pathname;
  history.replaceState(history.state, '', path + (remaining && `?${remaining}`) + location.hash);
}

export function FirstScript(): ReactNode {
  const nonce = useContext(NonceContext);
  // Only the server's HTML contains the script. React leaves it unchanged during hydration.
  const script = import.meta.env.SSR ? [hideSecret, markFirstView].map((run) => `(${run})();`).join('') : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
