import { AwsClient } from 'aws4fetch';
import { isFileKey, type FileStore } from './file-store.ts';

/** Nobody waits longer for a bucket. */
const waitMs = 15_000;
const retries = 2;

/**
 * Keeps files in a bucket. The address names it with its keys: `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`;
 * the folder may be missing, and the region is `us-east-1` where it is not said. `s3:` stands for `https:`.
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
  const folder = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, bytes?: Buffer): Promise<Response> {
    if (!isFileKey(key)) throw new Error('A key of the file store has the form folder/name.ext.');
    const response = await client.fetch(`${folder}/${key}`, {
      method,
      signal: AbortSignal.timeout(waitMs),
      ...(bytes && { body: new Uint8Array(bytes) }),
    });
    if (!response.ok && response.status !== 404) {
      throw new Error(`The bucket answered ${response.status} to ${method}.`);
    }
    return response;
  }
  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, bytes);
      if (!response.ok) throw new Error('The bucket does not exist.');
    },
    async get(key) {
      const response = await ask('GET', key);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async delete(key) {
      await ask('DELETE', key);
    },
  };
}
