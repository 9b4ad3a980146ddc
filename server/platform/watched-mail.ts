import type { MailTransport } from './mail.ts';
import { QuietError, type QuietMode } from './quiet-mode.ts';

export interface WatchedMail extends MailTransport {
  /** Says whether the last mail failed for a reason other than the mail itself. */
  isDown(): boolean;
}

/** Nodemailer's error codes where the mail server cannot be reached or refuses us. */
const serverIsAway = /^(ECONNECTION|ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROTOCOL)$/;

export function watchMail(mail: MailTransport, quiet: Pick<QuietMode, 'reason'>): WatchedMail {
  let isDown = false;
  return {
    async send(one) {
      // Its job waits, and whatever else would send it fails.
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
