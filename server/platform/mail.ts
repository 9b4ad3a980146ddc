import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, SendMailOptions, Transporter } from 'nodemailer';
import { houseName } from '../../domain/site-name.ts';
import type { Config } from '../config.ts';

export interface Mail {
  /**
   * The same for every attempt to send the mail, such as `booking-100001-booked-guest`, so that mail servers and readers can recognize
   * duplicates after a crash between acceptance and commit.
   */
  id: string;
  to: { name: string; address: string };
  /** Name of the sending site; absent: our own. */
  sender?: string;
  /** The Reply-To; absent: none. */
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailFile[];
  /** One-click unsubscribing (RFC 8058); absent: it is no list mail. */
  unsubscribe?: UnsubscribeWay;
  /** Up to three words, narrow to wide, by which providers count complaints (Feedback-ID); absent: it is no bulk mail. */
  feedback?: readonly string[];
  /** Ids of earlier mails, oldest first, so that mail programs show them as a thread. */
  after?: readonly string[];
}

export interface UnsubscribeWay {
  /** Accepts a POST from whoever has the address. */
  url: string;
  subject: string;
}

export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
  /** Content-ID by which the HTML shows it (`cid:...`); absent: an ordinary attachment. */
  cid?: string;
}

/** A sample mail with invented people, rendered by the real code. */
export interface SampleMail extends Pick<Mail, 'subject' | 'html' | 'text'> {
  /** Area and kind, such as `booking-confirmed-guest`. */
  name: string;
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the mail, or when the file is written. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Signed headers: those that mail programs show or act on. The library's default lacks one-click unsubscribing. */
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

/** Sends mails by SMTP, or writes them as .eml files under dataDir/outbox where no server is configured. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'> & Partial<Pick<Config, 'dkim'>>,
  /** Local part of the bounce address for a recipient; null: nobody reads bounces. */
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
      name: oneLine(mail.sender ?? houseName),
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
      // Whatever sends it back to us is no person (`areas/replies/rules/is-automatic.ts`).
      'X-Loop': host,
      ...(mail.feedback ? { 'Feedback-ID': feedbackId(mail.feedback) } : {}),
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe, host) : {}),
    },
    ...(dkim ? { dkim } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return config.smtpUrl === null ? toFolder(config.dataDir, compose) : toServer(config.smtpUrl, compose);
}

/** Words of the mail and the sender last, in the format of Gmail's postmaster tools. */
function feedbackId(words: readonly string[]): string {
  return [...words, houseName].map((word) => word.toLowerCase().replace(/[^\w-]/g, '-')).join(':');
}

/** Pre-folded, since some relays refold long addresses and thereby break the signature. */
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
  // A server that hangs must not hold a job for longer than a few leases.
  const timeouts = {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  const transport = createdOnce({ url, ...timeouts } as TransportOptions);
  return {
    send: async (mail) => {
      checkAddress(mail.to.address);
      await (await transport.get()).sendMail(compose(mail));
    },
    close: transport.close,
  };
}

function toFolder(dataDir: string, compose: (mail: Mail) => SendMailOptions): MailTransport {
  const folder = join(dataDir, 'outbox');
  const composer = createdOnce({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      checkAddress(mail.to.address);
      const { message } = (await (await composer.get()).sendMail(compose(mail))) as { message: Buffer };
      // Mails hold names, stays and secrets of links: they are for who runs the site alone.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // Named by its id, so that a repeat replaces; moved into place, so that no reader sees half a mail.
      const path = join(folder, `${idPart(mail.id)}.eml`);
      const part = `${path}.${process.pid}.part`;
      await writeFile(part, message, { mode: 0o600 });
      await rename(part, path);
    },
    close: composer.close,
  };
}

type TransportOptions = Parameters<typeof createTransport>[0];

/** The library is loaded for the first mail, so that starting needs no time for it. */
function createdOnce(options: TransportOptions): { get(): Promise<Transporter>; close(): void } {
  let created: Promise<Transporter> | null = null;
  return {
    get: () =>
      (created ??= import('nodemailer').then(({ default: mailer }) => mailer.createTransport(options))),
    close: () => void created?.then((transport) => transport.close()),
  };
}

/** Deletes mails written into the data folder before a moment; there are none where mail is sent by SMTP. */
export async function deleteMailFilesBefore(dataDir: string, before: Date): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // One that is being written has another name as soon as it is whole.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** Accepts one plain address only: nothing that could add a recipient or header. */
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
