import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { DatabaseUnavailableError } from './platform/database.ts';
import type { FileStore } from './platform/file-store.ts';
import { examine, type NameResolver, type Surroundings } from './examine-site.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = {
  selector: 'letters1',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const publicHalf = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const config: Config = {
  ...readConfig({ PUBLIC_URL: 'https://strandkorb.de', LMTP_PORT: '24', REPLY_DOMAIN: 'post.strandkorb.de' }),
  dkim,
};
const records: Record<string, string[]> = {
  'strandkorb.de': ['v=spf1 mx -all', 'some other text'],
  '_dmarc.strandkorb.de': ['v=DMARC1; p=quarantine'],
  // Longer records are stored in parts.
  'letters1._domainkey.strandkorb.de': [`v=DKIM1; k=rsa; p=${publicHalf}`],
};
const notThere = (): Promise<never> => Promise.reject(new Error('ENOTFOUND'));
const names: NameResolver = {
  resolve4: () => Promise.resolve(['192.0.2.7']),
  resolve6: notThere,
  resolveMx: () => Promise.resolve([{ priority: 10, exchange: 'mx.strandkorb.de' }]),
  resolveTxt: (name) => {
    const texts = records[name];
    return texts ? Promise.resolve(texts.map((text) => text.match(/.{1,200}/g) ?? [])) : notThere();
  },
};
const well: Surroundings = {
  config,
  openDatabase: () => Promise.reject(new DatabaseUnavailableError('DATABASE_URL cannot be reached.')),
  files: {} as FileStore,
  verifyMail: () => Promise.resolve(),
  freeBytes: 50_000_000_000,
  resolver: names,
};
const statesOf = async (more: Partial<Surroundings> = {}): Promise<Record<string, string>> =>
  Object.fromEntries((await examine({ ...well, ...more })).map(({ part, state }) => [part, state]));

test('every part has its state, and a database that cannot be reached says why', async () => {
  const findings = await examine(well);
  expect(Object.fromEntries(findings.map(({ part, state }) => [part, state]))).toEqual({
    ...{ disk: 'ok', database: 'wrong', files: 'ok', 'mail server': 'ok' },
    ...{ DNS: 'ok', https: 'ok', SPF: 'ok', DKIM: 'ok', DMARC: 'ok', answers: 'ok' },
  });
  expect(findings.find(({ part }) => part === 'database')!.detail).toBe('DATABASE_URL cannot be reached.');
});

test.each<[string, Partial<Surroundings>, Record<string, string>]>([
  ['a disk that is nearly full', { freeBytes: 300_000_000 }, { disk: 'warning' }],
  [
    'a mail server that refuses',
    { verifyMail: () => Promise.reject(new Error('535')) },
    { 'mail server': 'wrong' },
  ],
  ['no mail server', { verifyMail: null }, { 'mail server': 'warning' }],
  [
    'a bucket that does not answer',
    { files: { probe: notThere } as unknown as FileStore },
    { files: 'wrong' },
  ],
  [
    'a name without an address',
    { resolver: { ...names, resolve4: notThere, resolveMx: notThere } },
    { DNS: 'wrong', answers: 'wrong' },
  ],
  [
    'a DNS without texts',
    { resolver: { ...names, resolveTxt: notThere } },
    { SPF: 'warning', DKIM: 'wrong', DMARC: 'warning' },
  ],
  [
    'another key in the DNS',
    { resolver: { ...names, resolveTxt: () => Promise.resolve([['v=DKIM1; p=AAAA']]) } },
    { DKIM: 'wrong' },
  ],
  [
    'a site that signs no mails and takes no answers',
    { config: { ...config, dkim: null, replyDomain: null } },
    { DKIM: 'unused', answers: 'unused' },
  ],
  [
    'an address that is seen from here alone',
    { config: { ...config, publicUrl: 'http://localhost:3000' } },
    { address: 'warning' },
  ],
])('finds %s', async (_, more, states) => {
  expect(await statesOf(more)).toMatchObject(states);
});

test('the policy of the domain above is that of its hosts', async () => {
  const www = { ...config, publicUrl: 'https://www.strandkorb.de' };
  expect(await statesOf({ config: www })).toMatchObject({ SPF: 'warning', DMARC: 'ok' });
});
