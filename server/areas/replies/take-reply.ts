import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { attachedFilesMax } from '../../../domain/attached-files.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import { tryLater, type ArrivedMail, type Mailbox } from '../../platform/mail-inbox.ts';
import { answerMailbox, type ReplyAddresses } from '../../platform/reply-addresses.ts';
import type { Attachments } from '../attachments/attachments.ts';
import { repliesStore, type AsideMail } from './replies-store.ts';
import type { ReplyKind } from '../../platform/reply-kind.ts';
import { cutReply } from './rules/cut-reply.ts';
import { isAutomatic } from './rules/is-automatic.ts';
import { extractPlainText } from './rules/plain-text.ts';

const hourMs = 3_600_000;
/** Maximum number of mails per sender and hour, more than a person writes. */
const mailsOfSender: CountedLimit = { name: 'replies.sender-hour', max: 30, spanMs: hourMs };
const mailsOfThing: CountedLimit = { name: 'replies.thing-hour', max: 60, spanMs: hourMs };

export interface TakeReplyDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  limits: Pick<CountedLimits, 'count'>;
  addresses: ReplyAddresses;
  attachments: Pick<Attachments, 'add' | 'release' | 'keep' | 'present'>;
  ownDomains: readonly string[];
  kinds(): readonly ReplyKind[];
}

/** Creates the mailbox for replies. Addresses that this site did not make are refused during delivery. */
export function replyMailbox(deps: TakeReplyDeps): Mailbox {
  const find = (tag: string) => {
    const subject = deps.addresses.read(tag);
    const kind = subject && deps.kinds().find((one) => one.kind === subject.kind);
    return subject && kind ? { ...subject, handler: kind } : null;
  };
  return {
    name: answerMailbox,
    knows: (tag) => find(tag) !== null,
    async take(mail) {
      const recipient = find(mail.tag);
      if (recipient && !isAutomatic(mail.parsed, deps.ownDomains)) await takeReply(deps, mail, recipient);
    },
  };
}

interface ReplyRecipient {
  kind: string;
  id: number;
  handler: ReplyKind;
}

async function takeReply(
  deps: TakeReplyDeps,
  { parsed }: ArrivedMail,
  recipient: ReplyRecipient,
): Promise<void> {
  const { connection, clock } = deps;
  const { kind, id, handler } = recipient;
  const from = parsed.from?.address?.trim().slice(0, 254) ?? '';
  const isFrom = (address: string): boolean => address.toLowerCase() === from.toLowerCase();
  // A mail without Message-ID is identified by its content.
  const { headers, date, text, html } = parsed;
  const messageHash = requestDigest(
    parsed.messageId ? { id: parsed.messageId } : { headers, date, text, html },
  );
  const key = { kind, thingId: id, messageHash };
  if (await repliesStore.isKnown(connection.db, key)) return;
  const counting = await deps.limits.count(connection.db, [
    [mailsOfSender, from.toLowerCase()],
    [mailsOfThing, `${kind}-${id}`],
  ]);
  if (!counting.ok) throw tryLater('There were many mails.');

  const { files, refusedFiles } = await takeFiles(deps, parsed, `${kind}-${id}-${messageHash}`);
  const words = cutReply(parsed.text?.trim() ? parsed.text : extractPlainText(parsed.html ?? ''));
  const subject = (parsed.subject ?? '').slice(0, 300);
  const mail: Omit<AsideMail, 'reason'> = { from, subject, ...words, files, refusedFiles };
  await connection.transaction(async (tx) => {
    const now = clock.now();
    const replyId = await repliesStore.insert(tx, key, now);
    if (replyId === null) return;
    await deps.attachments.keep(tx, files);
    const participants = await handler.participants(tx, id);
    const isTheirs = participants?.some(isFrom) ?? false;
    if (isTheirs && (await handler.take(tx, { id, from, ...words, files, refusedFiles, at: now }))) return;
    await repliesStore.setAside(tx, replyId, {
      ...mail,
      reason: participants && !isTheirs ? 'sender' : 'gone',
    });
  });
}

/** Stores acceptable files; a mail that is delivered twice has the same files. */
async function takeFiles(
  { attachments }: TakeReplyDeps,
  parsedMail: Email,
  mailId: string,
): Promise<{ files: number[]; refusedFiles: number }> {
  const files: number[] = [];
  let refusedFiles = 0;
  for (const [index, { content, filename, disposition, mimeType }] of parsedMail.attachments.entries()) {
    // Pictures of a signature belong to the text; keys and calendars are no attachments for readers.
    if (/^(text\/(calendar|x-vcard|vcard)|application\/(pgp|pkcs7|x-pkcs7))/.test(mimeType)) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
    const isOrnament = disposition === 'inline' && bytes.length < 20_000;
    if (isOrnament) continue;
    const sameAs = createHash('sha256').update(`${mailId}-${index}`).digest('hex');
    const storedFile =
      files.length < attachedFilesMax
        ? await attachments.add({ name: filename ?? '', content: bytes, sameAs })
        : null;
    if (storedFile && 'id' in storedFile) files.push(storedFile.id);
    else refusedFiles++;
  }
  return { files, refusedFiles };
}
