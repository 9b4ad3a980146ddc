import pg from 'pg';

/** Listens on a connection of its own that reconnects; after a break it calls once without payload, as something may have been missed. */
export async function listenOnServer(
  settings: pg.ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let connecting: Promise<void> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const next = new pg.Client(settings);
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!stopped) retry = setTimeout(reconnect, 500);
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = next;
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
  };
  const reconnect = (): void => {
    connecting = connect().then(
      () => onNotify(''),
      () => undefined,
    );
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    // A connection that is just being made would outlive the stop.
    await connecting;
    await client?.end();
  };
}
