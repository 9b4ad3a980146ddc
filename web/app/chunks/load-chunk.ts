export type ChunkFailure = 'missing' | 'timeout' | 'other';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  override readonly cause: ChunkFailure;

  constructor(cause: ChunkFailure) {
    super(`a part of the page could not be loaded: ${cause}`);
    this.cause = cause;
  }
}

export const chunkTimeoutMs = 120_000;

/** Waits at most two minutes for code, and throws an error that says why it did not come. */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  probe: (address: string) => Promise<number> = statusOf,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    // Browsers name the file in their message; after a release it is there no more.
    const address = /(?:https?:\/\/\S+|\/assets\/\S+)\.(?:js|css)/.exec(String(error))?.[0];
    const status = address ? await probe(address).catch(() => 0) : 0;
    throw new ChunkLoadError(status === 404 || status === 410 ? 'missing' : 'other');
  } finally {
    clearTimeout(timer);
  }
}

const statusOf = async (address: string): Promise<number> =>
  (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
