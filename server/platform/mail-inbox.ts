import type { Email } from 'postal-mime';
import type { SMTPServer, SMTPServerAddress, SMTPServerDataStream } from 'smtp-server';
import type { Config } from '../config.ts';
import type { Log } from './log.ts';

/** Enough for a few phone pictures; a larger mail is bounced by the sender's own mail server. */
const maxBytes = 20 * 1024 * 1024;

export interface ArrivedMail {
  /** The part after the plus sign of the address; empty if there is none. */
  tag: string;
  parsed: Email;
}

/** An address that areas read: `name@host` and `name+tag@host`. */
export interface Mailbox {
  name: string;
  /** True when such an address can exist; others are rejected during delivery. */
  knows(tag: string): boolean;
  /** Stores the mail; may be called again with the same one. After a failure the mail server retries. */
  take(mail: ArrivedMail): Promise<void>;
}

export interface MailInbox {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface MailInboxDeps {
  config: Pick<Config, 'lmtp' | 'publicUrl' | 'replyDomain'>;
  log: Log;
  mailboxes(): readonly Mailbox[];
}

/**
 * Receives mails by LMTP (RFC 2033) from the host's mail server. It listens if configured, by default on this machine only, and needs
 * no login.
 */
export function createMailInbox({ config, log, mailboxes }: MailInboxDeps): MailInbox {
  const hosts = [new URL(config.publicUrl).hostname.toLowerCase(), config.replyDomain];

  function find(address: string): { mailbox: Mailbox; tag: string } | null {
    const [, local = '', domain = ''] = /^(.+)@([^@]+)$/.exec(address.toLowerCase()) ?? [];
    if (!hosts.includes(domain)) return null;
    const [name, ...tagParts] = local.split('+');
    const tag = tagParts.join('+');
    const mailbox = mailboxes().find((box) => box.name === name);
    return mailbox?.knows(tag) ? { mailbox, tag } : null;
  }

  async function deliver(
    stream: SMTPServerDataStream,
    recipients: readonly SMTPServerAddress[],
  ): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of stream) {
      // Reads a mail that is too long to its end: the sender gets the reason only then.
      if (!stream.sizeExceeded) parts.push(part as Buffer);
    }
    if (stream.sizeExceeded) throw smtpError(552, 'The mail is too large.');
    const { default: postalMime } = await import('postal-mime');
    const parsed = await postalMime
      .parse(Buffer.concat(parts), {
        // A bounce contains the original mail, which must not count as its text.
        forceRfc822Attachments: true,
        maxNestingDepth: 20,
        maxHeadersSize: 256 * 1024,
      })
      .catch(() => {
        throw smtpError(554, 'The mail cannot be read.');
      });
    for (const { address } of recipients) {
      const recipient = find(address);
      if (recipient) await recipient.mailbox.take({ tag: recipient.tag, parsed });
    }
  }

  let server: SMTPServer | null = null;

  /** Loads the library only if the inbox is enabled. */
  async function createServer(): Promise<SMTPServer> {
    const library = await import('smtp-server');
    return new library.SMTPServer({
      lmtp: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      size: maxBytes,
      maxClients: 20,
      socketTimeout: 60_000,
      closeTimeout: 5_000,
      disableReverseLookup: true,
      logger: false,
      onRcptTo({ address }, _session, answer) {
        answer(find(address) ? null : smtpError(550, 'There is no such mailbox.'));
      },
      onData(stream, { envelope }, answer) {
        deliver(stream, envelope.rcptTo).then(
          () => answer(null),
          (error: Error & { responseCode?: number }) => {
            if (error.responseCode === undefined) log.warn({ err: error }, 'a mail could not be taken in');
            answer(error.responseCode === undefined ? smtpError(451, 'Please try again later.') : error);
          },
        );
      },
    });
  }

  return {
    async start() {
      if (!config.lmtp) return;
      const { port, host: address } = config.lmtp;
      const listening = await createServer();
      listening.on('error', (error) => log.warn({ err: error }, 'a connection of the inbox broke'));
      await new Promise<void>((resolve, reject) => {
        listening.server.once('error', reject);
        listening.listen(port, address, () => resolve());
      });
      server = listening;
    },
    async stop() {
      const listening = server;
      if (listening) await new Promise<void>((resolve) => listening.close(() => resolve()));
    },
  };
}

/** Returns an error that makes the mail server deliver the mail again later. */
export function tryLater(message: string): Error {
  return smtpError(451, message);
}

function smtpError(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
