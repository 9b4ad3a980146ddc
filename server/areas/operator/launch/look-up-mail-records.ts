import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { Config } from '../../../config.ts';

/** The DNS records for mails from a host; `dkim` tells whether the public key matches the signing key. */
export interface MailRecords {
  spf: string | null;
  dmarc: string | null;
  /** Null if the site does not sign mails itself. */
  dkim: boolean | null;
}

export async function lookUpMailRecords(
  host: string,
  dkim: Config['dkim'],
  resolver: Pick<Resolver, 'resolveTxt'> = new Resolver({ timeout: 2_000, tries: 2 }),
): Promise<MailRecords> {
  const queryTexts = (name: string): Promise<string[]> =>
    resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      () => [],
    );
  const [ownRecords, policy, organisation, keys] = await Promise.all([
    queryTexts(host),
    queryTexts(`_dmarc.${host}`),
    // Hosts inherit the policy of the organizational domain (RFC 7489).
    queryTexts(`_dmarc.${host.split('.').slice(-2).join('.')}`),
    dkim === null ? [] : queryTexts(`${dkim.selector}._domainkey.${host}`),
  ]);
  const isKey = (record: string): boolean =>
    dkim !== null &&
    /(?:^|;)\s*p=([A-Za-z0-9+/=\s]+)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ===
      publicHalf(dkim.privateKey);
  return {
    spf: ownRecords.find((text) => /^v=spf1(?:\s|$)/i.test(text)) ?? null,
    dmarc: [...policy, ...organisation].find((text) => /^v=DMARC1\s*;/i.test(text)) ?? null,
    dkim: dkim === null ? null : keys.some(isKey),
  };
}

const publicHalf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
