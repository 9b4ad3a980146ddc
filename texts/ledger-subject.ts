import type { Translate } from './translate.ts';

/** Names a subject of the ledger, such as `payout/500001`. A subject of an unknown kind is shown unchanged. */
export function formatSubject(t: Translate, subject: string): string {
  const [kind = '', number = ''] = subject.split('/');
  const key = `money.subject.${kind}`;
  return t.has(key) ? t(key, { number }) : subject;
}
