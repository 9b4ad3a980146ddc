import type { EndpointName } from '../../contract/api.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { mailsIn, until } from './booking-calls.ts';
import { send } from './valid-calls.ts';

export const goodPassword = 'ein Satz, den niemand kennt';

interface AccountReply {
  http: number;
  type: string | null;
  data: Record<string, unknown> & { jwt?: string; accountData?: { accountEmail: string } | null };
  retryAfter: unknown;
  /** The cookie that the reply sets for a browser. */
  cookie: string | null;
  /** The uid that the reply makes a browser keep. */
  uidCookie: string | null;
}

export async function ask(
  url: string,
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Promise<AccountReply> {
  const response = await send(url, name, input, headers);
  const { data, errors } = (await response.json()) as Envelope<AccountReply['data']>;
  const [error] = errors;
  const cookies = response.headers.get('set-cookie') ?? '';
  return {
    http: response.status,
    type: error?.type ?? null,
    data: data ?? {},
    retryAfter: (error?.data as { retryAfter?: unknown } | null)?.retryAfter,
    cookie: /jwt=([^;]*)/.exec(cookies)?.[1] ?? null,
    uidCookie: /\buid=([^;]*); Max-Age=31536000/.exec(cookies)?.[1] ?? null,
  };
}

/** The texts of the account mails to an address, the newest last. */
export function mailsTo(dataDir: string, address: string): string[] {
  return mailsIn(dataDir)
    .filter(({ id, raw }) => id.startsWith('<account-') && new RegExp(`^To: .*${address}`, 'im').test(raw))
    .sort(
      (one, other) => Number(/account-(\d+)/.exec(one.id)?.[1]) - Number(/account-(\d+)/.exec(other.id)?.[1]),
    )
    .map(({ raw }) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
}

/** Waits for `count` mails to an address; returns the secret of the newest mail's link. */
export async function linkOf(dataDir: string, address: string, count = 1): Promise<string> {
  await until(() => mailsTo(dataDir, address).length >= count, 10_000);
  const id = /(?:confirmID|resetID|stopID)=([\w-]+)/.exec(mailsTo(dataDir, address).at(-1)!)?.[1];
  if (!id) throw new Error('The newest mail carries no link.');
  return id;
}

export async function anAccount(
  { url, dataDir }: { url: string; dataDir: string },
  email: string,
  password = goodPassword,
): Promise<string> {
  const count = mailsTo(dataDir, email).length;
  await ask(url, 'register', { user: { email, password, firstName: 'Erika', lastName: 'Mustermann' } });
  const confirmID = await linkOf(dataDir, email, count + 1);
  const { data } = await ask(url, 'confirmRegistration', { confirmID });
  return data.jwt!;
}
