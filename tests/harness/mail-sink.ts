import { SMTPServer } from 'smtp-server';
import { freePort } from './postgres-server.ts';

/** A mail server that accepts everything. */
interface MailSink {
  port: number;
  stop(): Promise<void>;
}

/** Passes on each mail as it came over the wire, with its Message-ID up to the @; the mail counts as accepted after that. */
export async function startMailSink(take: (id: string, raw: Buffer) => void): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, taken) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        take(/^Message-ID: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? 'none', raw);
        taken();
      });
    },
  });
  // A sender that is killed leaves its connection as it was.
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
