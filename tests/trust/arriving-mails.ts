import { createServer, type AddressInfo } from 'node:net';
import nodemailer from 'nodemailer';
import { createCountedLimits } from '../../server/platform/counted-limits.ts';
import { bounceLocalPart } from '../../server/platform/mail-addresses.ts';
import { readSecret } from '../../server/platform/secret.ts';

/** The host of test sites in mail addresses. */
export const mailHost = 'localhost';

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Delivers a mail as another host's mail server does; returns the SMTP reply code. */
export async function bring(port: number, to: string, raw: string): Promise<number> {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    lmtp: true,
    ignoreTLS: true,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  try {
    const sent = (await transport.sendMail({
      envelope: { from: '', to: [to] },
      raw: raw.replace(/\r?\n/g, '\r\n'),
    })) as unknown as { rejectedErrors?: { responseCode: number }[] };
    return sent.rejectedErrors?.[0]?.responseCode ?? 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

const linkKeyOf = (dataDir: string): string => Buffer.from(readSecret(null, dataDir)).toString('base64url');

export const hashOfAddress = (dataDir: string, address: string): string =>
  createCountedLimits({ factor: 0, secret: linkKeyOf(dataDir), clock: { now: () => new Date() } }).keyedHash(
    address,
  );

/** The address for bounces of mails to an address. */
export const bounceAddress = (dataDir: string, address: string): string =>
  `${bounceLocalPart(hashOfAddress(dataDir, address))}@${mailHost}`;

let reports = 0;

/** A mail server's report of an undeliverable mail (RFC 3464). */
export function deliveryReport(status: string, fields: { action?: string; id?: string } = {}): string {
  const { action = 'failed', id = `<report-${++reports}@relay.example>` } = fields;
  return `From: MAILER-DAEMON@relay.example
To: bounce@${mailHost}
Subject: Undelivered Mail Returned to Sender
Message-ID: ${id}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

This is the mail system.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example

Final-Recipient: rfc822; somebody@elsewhere.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} no such user
--b
Content-Type: message/rfc822

Subject: the mail

Action: failed
Status: 5.1.1
--b--
`;
}

/** A provider's report that a user marked a mail as spam (RFC 5965). */
export function complaintReport(original: string, fields = 'Feedback-Type: abuse'): string {
  return `From: feedback@provider.example
To: complaints@${mailHost}
Subject: complaint
Message-ID: <report-${++reports}@provider.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

This is a report.
--b
Content-Type: message/feedback-report

${fields}
User-Agent: Provider/1.0
Version: 1
--b
Content-Type: message/rfc822

${original}

Hello
--b--
`;
}
