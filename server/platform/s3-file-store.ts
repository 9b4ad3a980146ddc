import { AwsClient } from 'aws4fetch';
import { isFileKey, type FileStore } from './file-store.ts';
import { StoreDownError } from './store-down.ts';

/** Returns the error code; that of a broken connection is in the cause of `fetch`'s error. */
function errorReason(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (name === 'TimeoutError' ? 'timeout' : message);
}

/** Timeout of a request to the bucket in milliseconds. */
const waitMs = 15_000;
const retries = 2;
const probeFolder = 'probe/';

/**
 * Stores files in an S3 bucket. The address contains the keys: `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`; the
 * folder is optional, and the region defaults to `us-east-1`. `s3:` stands for `https:`.
 */
export function createS3FileStore(address: string): FileStore {
  const url = new URL(address.replace(/^s3:/, 'https:'));
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries,
  });
  const path = url.pathname.replace(/\/+$/, '');
  const folder = `${url.origin}${path}`;
  const [bucket = '', ...folders] = path.split('/').slice(1);
  const prefix = folders.map((name) => `${name}/`).join('');

  async function send(address: string, method: 'GET' | 'PUT' | 'DELETE', bytes?: Buffer): Promise<Response> {
    const response = await client
      .fetch(address, {
        method,
        signal: AbortSignal.timeout(waitMs),
        ...(bytes && { body: new Uint8Array(bytes) }),
      })
      .catch((error: unknown) => {
        throw new StoreDownError(
          `The bucket at ${url.host} does not answer to ${method}: ${errorReason(error)}.`,
          { cause: error },
        );
      });
    if (!response.ok && response.status !== 404) {
      throw new StoreDownError(`The bucket at ${url.host} answered ${response.status} to ${method}.`);
    }
    return response;
  }

  /** Returns a page of the keys below the folder. */
  async function listKeys(token: string | null): Promise<{ keys: string[]; next: string | null }> {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== null) query.set('continuation-token', token);
    const response = await send(`${url.origin}/${bucket}?${query}`, 'GET');
    if (!response.ok) throw new StoreDownError(`The bucket at ${url.host} does not exist.`);
    const xml = await response.text();
    return {
      keys: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!.slice(prefix.length)),
      next: /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? null,
    };
  }

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, bytes?: Buffer): Promise<Response> {
    if (!isFileKey(key)) throw new Error('A key of the file store has the form folder/name.ext.');
    return send(`${folder}/${key}`, method, bytes);
  }
  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, bytes);
      if (!response.ok) throw new StoreDownError(`The bucket at ${url.host} does not exist.`);
    },
    async get(key) {
      const response = await ask('GET', key);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async delete(key) {
      await ask('DELETE', key);
    },
    async keys() {
      const keys: string[] = [];
      let token: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listKeys>> = await listKeys(token);
        keys.push(...page.keys);
        token = page.next;
      } while (token !== null);
      // Ignores files of other programs.
      return keys.filter((key) => isFileKey(key) && !key.startsWith(probeFolder));
    },
    // Writes a file, since keys may permit reading only.
    probe: async () => {
      const response = await ask('PUT', `${probeFolder}node.txt`, Buffer.from('ok'));
      if (!response.ok) throw new StoreDownError(`The bucket at ${url.host} does not exist.`);
    },
  };
}
