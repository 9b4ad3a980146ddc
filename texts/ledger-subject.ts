import type { Translate } from './translate.ts';

/** Names a subject of the ledger, such as `payout/500001`. An unknown one is shown as it is. */
export function formatSubject(t: Translate, subject: string): string {
  const [kind = '', number = ''] = subject.split('/');
  const key = `money.subject.${kind}`;
  return t.has(key) ? t(key, { number }) : subject;
}
