import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, SendMailOptions, Transporter } from 'nodemailer';
import type { CurrentOperator } from '../../domain/operator/operator.ts';
import type { Config } from '../config.ts';

export interface Mail {
  /**
   * The same for every attempt to send this mail, such as `booking-100001-booked-guest`: a mail server or
   * reader that gets it twice (a crash between its acceptance and our commit) can tell.
   */
  id: string;
  to: { name: string; address: string };
  /** What the site that sends it is called; absent: the house. */
  sender?: string;
  /** Who answers are for; absent: nobody. */
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailFile[];
  /** Ends further mails of this kind without another question (RFC 8058); absent: it is none of a list. */
  unsubscribe?: UnsubscribeWay;
  /** What providers count complaints by, from the narrow to the wide: up to three words; absent: it is none of many. */
  feedback?: readonly string[];
  /** Ids of the mails before it, oldest first: readers show them together. */
  after?: readonly string[];
}

export interface UnsubscribeWay {
  /** Takes a POST, from whoever has the address. */
  url: string;
  /** What the subject of a mail to the house says to the same end. */
  subject: string;
}

/** A file in a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
  /** The name by which the HTML shows it (`cid:...`); absent: it lies beside the mail. */
  cid?: string;
}

/** What a mail may look like, from made-up people and by the code that renders the real one. */
export interface SampleMail extends Pick<Mail, 'subject' | 'html' | 'text'> {
  /** Area and kind, such as `booking-confirmed-guest`. */
  name: string;
}

export interface MailTransport {
  /** Resolves when the mail server has taken the mail; with a folder, when it lies there. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What is signed: what readers show or act on. The default of the library lacks the one-click end of a list. */
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

/** Sends mails by SMTP, or writes them as .eml files under dataDir/outbox where there is no server. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'> &
    Partial<Pick<Config, 'dkim'>> & { operator: CurrentOperator },
  /** The local part of the address that reports about mails to an address go to; null: there is nobody who reads them. */
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
      // Whatever sends it back to us is no person (`areas/replies/rules/is-automatic.ts`).
      'X-Loop': host,
      ...(mail.feedback ? { 'Feedback-ID': feedbackId([...mail.feedback, config.operator().name]) } : {}),
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe, host) : {}),
    },
    ...(dkim ? { dkim } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return config.smtpUrl === null ? toFolder(config.dataDir, compose) : toServer(config.smtpUrl, compose);
}

/** Words of the mail, and last the sender, as Gmail's postmaster tools ask for it. */
function feedbackId(words: readonly string[]): string {
  return words.map((word) => word.toLowerCase().replace(/[^\w-]/g, '-')).join(':');
}

/** Prepared, since some relays fold long addresses anew and break the signature thereby. */
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

/** The library is loaded for the first mail: a start does without it. */
function createdOnce(options: TransportOptions): { get(): Promise<Transporter>; close(): void } {
  let created: Promise<Transporter> | null = null;
  return {
    get: () =>
      (created ??= import('nodemailer').then(({ default: mailer }) => mailer.createTransport(options))),
    close: () => void created?.then((transport) => transport.close()),
  };
}

/** Deletes the mails that were written into the data folder before; where there is a mail server there are none. */
export async function deleteMailFilesBefore(dataDir: string, before: Date): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // One that is being written has another name as soon as it is whole.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** One plain address: nothing that could add a recipient or a header. */
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
