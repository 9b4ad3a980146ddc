import type { MailTransport } from './mail.ts';
import { QuietError, type QuietMode } from './quiet-mode.ts';

export interface WatchedMail extends MailTransport {
  /** Whether the last mail could not be handed over, for a reason that is not the mail's own. */
  isDown(): boolean;
}

/** What nodemailer says where there was nobody to talk to, or nobody who would listen to us. */
const serverIsAway = /^(ECONNECTION|ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROTOCOL)$/;

/** Remembers how the last mail went. */
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
