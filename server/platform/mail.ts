import { chmod, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, SendMailOptions, Transporter } from 'nodemailer';
import type { CurrentOperator } from '../../domain/operator/operator.ts';
import type { Config } from '../config.ts';
import { systemClock, type Clock } from './clock.ts';

export interface Mail {
  /**
   * The same for every attempt to send this mail, such as `booking-100001-booked-guest`. Mail servers and readers recognize by it a mail
   * that they get twice, after a crash between its acceptance and our commit.
   */
  id: string;
  to: { name: string; address: string };
  /** The sender's name; absent: the site's own. */
  sender?: string;
  /** The recipient of replies. Absent if there is none. */
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailFile[];
  /** One-click unsubscription (RFC 8058); absent if the mail belongs to no list. */
  unsubscribe?: UnsubscribeWay;
  /**
   * Up to three words for the Feedback-ID header, from specific to general, by which providers count complaints; absent for single mails.
   */
  feedback?: readonly string[];
  /** Ids of the earlier mails of the thread, oldest first. */
  after?: readonly string[];
}

export interface UnsubscribeWay {
  /** Accepts a POST without a login. */
  url: string;
  /** The subject of a mail to the house that unsubscribes. */
  subject: string;
}

export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
  /** The content id by which the HTML shows the file (`cid:...`); absent for an attachment. */
  cid?: string;
}

/** An example of a mail with invented people, rendered by the code of the real one. */
export interface SampleMail extends Pick<Mail, 'subject' | 'html' | 'text'> {
  /** Area and kind, such as `booking-confirmed-guest`. */
  name: string;
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail, or the file is written. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The signed headers: those that readers show or act on. The library's default lacks the headers for one-click unsubscription. */
const signedHeaders = [
  'from',
  'sender',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'to',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'in-reply-to',
  'references',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'auto-submitted',
  'feedback-id',
].join(':');

/** Sends mails by SMTP, or writes them as .eml files under dataDir/outbox if there is no server. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'> &
    Partial<Pick<Config, 'dkim'>> & { operator: CurrentOperator; clock?: Pick<Clock, 'now'> },
  /** Returns the local part of the bounce address of a recipient; null if no mailbox for bounces is read. */
  bounceOf: ((address: string) => string) | null = null,
): MailTransport {
  const host = new URL(config.publicUrl).hostname;
  const messageId = (id: string): string => `<${idPart(id)}@${host}>`;
  const dkim = config.dkim && {
    domainName: host,
    keySelector: config.dkim.selector,
    privateKey: config.dkim.privateKey,
    headerFieldNames: signedHeaders,
  };
  const compose = (mail: Mail): SendMailOptions => ({
    messageId: messageId(mail.id),
    ...(mail.after && mail.after.length > 0
      ? {
          inReplyTo: messageId(mail.after.at(-1)!),
          references: mail.after.map(messageId),
        }
      : {}),
    from: {
      name: oneLine(mail.sender ?? config.operator().name),
      address: `booking@${host}`,
    },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    ...(bounceOf ? { envelope: { from: `${bounceOf(mail.to.address)}@${host}`, to: mail.to.address } } : {}),
    ...(mail.replyTo
      ? {
          replyTo: {
            name: oneLine(mail.replyTo.name),
            address: mail.replyTo.address,
          },
        }
      : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: (mail.attachments ?? []).map(({ name, type, content, cid }) => ({
      filename: name,
      contentType: type,
      content,
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' }),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Marks our own mails: one that comes back with this header is an automatic reply (`areas/replies/rules/is-automatic.ts`).
      'X-Loop': host,
      ...(mail.feedback ? { 'Feedback-ID': feedbackId([...mail.feedback, config.operator().name]) } : {}),
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe, host) : {}),
    },
    ...(dkim ? { dkim } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return config.smtpUrl === null ? toFolder(config, compose) : toServer(config.smtpUrl, compose);
}

/** Builds the Feedback-ID header: the mail's words, then the sender, as Gmail's postmaster tools require. */
function feedbackId(words: readonly string[]): string {
  return words.map((word) => word.toLowerCase().replace(/[^\w-]/g, '-')).join(':');
}

/** Marked as prepared, since some relays fold long addresses again and so break the signature. */
function unsubscribeHeaders(
  { url, subject }: UnsubscribeWay,
  host: string,
): Record<string, string | { prepared: true; value: string }> {
  if (/[\s<>]/.test(url + subject)) throw new Error('The end of a list is no plain address.');
  return {
    'List-Unsubscribe': {
      prepared: true,
      value: `<${url}>,\r\n <mailto:unsubscribe@${host}?subject=${encodeURIComponent(subject)}>`,
    },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function toServer(url: string, compose: (mail: Mail) => SendMailOptions): MailTransport {
  // A hanging server must not block a job for longer than a few leases.
  const timeouts = {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  const transport = lazyTransporter({ url, ...timeouts } as TransportOptions);
  return {
    send: async (mail) => {
      checkAddress(mail.to.address);
      await (await transport.get()).sendMail(compose(mail));
    },
    close: transport.close,
  };
}

function toFolder(
  { dataDir, clock = systemClock }: { dataDir: string; clock?: Pick<Clock, 'now'> },
  compose: (mail: Mail) => SendMailOptions,
): MailTransport {
  const folder = join(dataDir, 'outbox');
  const composer = lazyTransporter({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      checkAddress(mail.to.address);
      const { message } = (await (await composer.get()).sendMail(compose(mail))) as { message: Buffer };
      // Mails contain names, stays and secret links, so that only the owner of the process may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // The file is named by the mail's id, so that a repeat replaces it, and renamed into place, so that no reader sees an incomplete
      // mail.
      const path = join(folder, `${idPart(mail.id)}.eml`);
      const part = `${path}.${process.pid}.part`;
      await writeFile(part, message, { mode: 0o600 });
      // The file is as old as the clock by which it is deleted says, which is not the machine's.
      await utimes(part, clock.now(), clock.now());
      await rename(part, path);
    },
    close: composer.close,
  };
}

type TransportOptions = Parameters<typeof createTransport>[0];

/** Creates the transporter with the first mail, since a start should not load the library. */
function lazyTransporter(options: TransportOptions): { get(): Promise<Transporter>; close(): void } {
  let transporter: Promise<Transporter> | null = null;
  return {
    get: () =>
      (transporter ??= import('nodemailer').then(({ default: mailer }) => mailer.createTransport(options))),
    close: () => void transporter?.then((transport) => transport.close()),
  };
}

/** Deletes mails in the data folder that are older; if a mail server is configured there are none. */
export async function deleteMailFilesBefore(dataDir: string, before: Date): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // A file that is being written is renamed at its end, and may be missing now.
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtime < before) await rm(path, { force: true });
  }
}

/** Refuses anything but one plain address, which cannot add a recipient or a header. */
function checkAddress(address: string): void {
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(address)) {
    throw new Error('The address of a mail is not a single plain one.');
  }
}

function idPart(id: string): string {
  return id.replace(/[^\w.-]/g, '-');
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
