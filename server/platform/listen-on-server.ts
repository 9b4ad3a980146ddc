import pg from 'pg';

/**
 * Listens on a connection of its own that reconnects. After a break it calls once without payload, since notifications may have been
 * missed.
 */
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
    const connection = new pg.Client(settings);
    connection.on('notification', ({ payload }) => onNotify(payload ?? ''));
    connection.on('error', () => undefined);
    connection.on('end', () => {
      if (!stopped) retry = setTimeout(reconnect, 500);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = connection;
    } catch (error) {
      await connection.end().catch(() => undefined);
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
    // Waits for a pending reconnect, which would otherwise outlive the stop.
    await connecting;
    await client?.end();
  };
}
