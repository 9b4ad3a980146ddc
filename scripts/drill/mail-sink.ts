import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and remembers how often each Message-ID came. */
export interface MailSink {
  port: number;
  taken: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function startMailSink(port: number): Promise<MailSink> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (part: Buffer) => (head += head.length < 20_000 ? part.toString('latin1') : ''));
      stream.on('end', () => {
        const id = /^Message-ID:\s*<([^@>]+)@/im.exec(head)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A node that is killed leaves its connection as it was.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, taken, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
