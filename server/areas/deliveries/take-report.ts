import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import { bounceMailbox, secretOfTag } from '../../platform/mail-addresses.ts';
import type { ArrivedMail, Mailbox } from '../../platform/mail-inbox.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import { bouncesStore, type MailBounce } from './bounces-store.ts';
import { readComplaint, readDeliveryReport } from './rules/read-report.ts';

const weekMs = 7 * 86_400_000;
/** An address that could not be reached so often within a week is given up. */
const softBounces = 3;

/** Ends what goes to an address that takes no mail, or whose owner has complained. */
export interface MailEnder {
  suppress(tx: Tx, addressHash: string, reason: 'bounced' | 'complained'): Promise<void>;
}

export interface ReportDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  enders: readonly MailEnder[];
  /** The hash of the address that the links of letters with this key are for; null where it is no key. */
  addressHashOfKey(db: Queryable, userKey: string): Promise<string | null>;
}

/** The addresses that reports come to. */
export function reportMailboxes(deps: ReportDeps): Mailbox[] {
  return [
    {
      name: bounceMailbox,
      knows: (tag) => secretOfTag(tag) !== null,
      async take({ tag, parsed }) {
        const report = readDeliveryReport(parsed);
        const addressHash = secretOfTag(tag);
        if (!report || addressHash === null) return;
        await note(deps, { ...report, addressHash, messageId: idOf(parsed) });
      },
    },
    {
      name: 'complaints',
      knows: (tag) => tag === '',
      async take({ parsed }) {
        const about = readComplaint(parsed);
        if (!about) return;
        const addressHash =
          'envelopeTag' in about
            ? secretOfTag(about.envelopeTag)
            : await deps.addressHashOfKey(deps.connection.db, about.userKey);
        if (addressHash === null) return;
        await note(deps, { kind: 'complaint', status: '', addressHash, messageId: idOf(parsed) });
      },
    },
  ];
}

/** Some reports have no id: then what they say tells one from the next. */
function idOf({ messageId, headers, date, text }: ArrivedMail['parsed']): string {
  return messageId?.slice(0, 500) ?? requestDigest({ headers, date, text });
}

function note({ connection, clock, enders }: ReportDeps, bounce: MailBounce): Promise<void> {
  const { addressHash, kind } = bounce;
  return connection.transaction(async (tx) => {
    const now = clock.now();
    if (!(await bouncesStore.insert(tx, bounce, now))) return;
    if (kind === 'soft') {
      const since = new Date(now.getTime() - weekMs);
      if ((await bouncesStore.countSoftSince(tx, addressHash, since)) < softBounces) return;
    }
    const reason = kind === 'complaint' ? 'complained' : 'bounced';
    for (const ender of enders) await ender.suppress(tx, addressHash, reason);
  });
}
