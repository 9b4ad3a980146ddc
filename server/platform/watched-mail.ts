import type { MailTransport } from './mail.ts';
import { QuietError, type QuietMode } from './quiet-mode.ts';

export interface WatchedMail extends MailTransport {
  /** True when the last mail failed for a reason other than the mail itself. */
  isDown(): boolean;
}

/** Nodemailer's error codes for a mail server that cannot be reached or refuses us. */
const serverIsAway = /^(ECONNECTION|ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROTOCOL)$/;

export function watchMail(mail: MailTransport, quiet: Pick<QuietMode, 'reason'>): WatchedMail {
  let isDown = false;
  return {
    async send(one) {
      // A mail of a job waits; any other call fails.
      if (quiet.reason() !== null) throw new QuietError();
      try {
        await mail.send(one);
        isDown = false;
      } catch (error) {
        isDown = serverIsAway.test(String((error as { code?: unknown }).code));
        throw error;
      }
    },
    close: mail.close,
    isDown: () => isDown,
  };
}
