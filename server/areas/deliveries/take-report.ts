import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import { bounceMailbox, decodeTag } from '../../platform/mail-addresses.ts';
import type { ArrivedMail, Mailbox } from '../../platform/mail-inbox.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import { bouncesStore, type MailBounce } from './bounces-store.ts';
import { readComplaint, readDeliveryReport } from './rules/read-report.ts';

const weekMs = 7 * 86_400_000;
/** Number of temporary bounces within a week after which an address is suppressed. */
const softBounces = 3;

/** Stops mail to an address that rejects mail or whose owner complained. */
export interface MailEnder {
  suppress(tx: Tx, addressHash: string, reason: 'bounced' | 'complained'): Promise<void>;
}

export interface ReportDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  enders: readonly MailEnder[];
  addressHashOfKey(db: Queryable, userKey: string): Promise<string | null>;
}

export function reportMailboxes(deps: ReportDeps): Mailbox[] {
  return [
    {
      name: bounceMailbox,
      knows: (tag) => decodeTag(tag) !== null,
      async take({ tag, parsed }) {
        const report = readDeliveryReport(parsed);
        const addressHash = decodeTag(tag);
        if (!report || addressHash === null) return;
        await note(deps, { ...report, addressHash, messageId: reportId(parsed) });
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
            ? decodeTag(about.envelopeTag)
            : await deps.addressHashOfKey(deps.connection.db, about.userKey);
        if (addressHash === null) return;
        await note(deps, { kind: 'complaint', status: '', addressHash, messageId: reportId(parsed) });
      },
    },
  ];
}

/** Returns the id of a report; one without a message id is identified by its content. */
function reportId({ messageId, headers, date, text }: ArrivedMail['parsed']): string {
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
