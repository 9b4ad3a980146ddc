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

/** Waits at most two minutes for code, and throws an error with the reason for a failure. */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  probe: (address: string) => Promise<number> = fetchStatus,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    // Browsers name the file in their message. After a release the server no longer has it.
    const address = /(?:https?:\/\/\S+|\/assets\/\S+)\.(?:js|css)/.exec(String(error))?.[0];
    const status = address ? await probe(address).catch(() => 0) : 0;
    throw new ChunkLoadError(status === 404 || status === 410 ? 'missing' : 'other');
  } finally {
    clearTimeout(timer);
  }
}

const fetchStatus = async (address: string): Promise<number> =>
  (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
