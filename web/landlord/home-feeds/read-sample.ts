import type { HomeFeedSample } from '../../../contract/home-feeds/home-feed-sample.ts';
import {
  homeFeedFileMax,
  homeFeedProblems,
  homeFeedSamplePath,
  type HomeFeedProblem,
} from '../../../domain/home-feeds.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { isCallFailure } from '../../app/calls/call-failure.ts';

export type SampleChoices = Partial<Pick<HomeFeedSample, 'document' | 'encoding' | 'delimiter' | 'rows'>>;
export type SampleSource = { file: File } | { url: string } | { feedID: number };
type SampleResult =
  | { ok: true; sample: HomeFeedSample }
  | { ok: false; problem: HomeFeedProblem | 'other'; detail: string };

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 180_000;

/** Reads the columns of a file or an address. Nothing is stored. */
export async function readSample(source: SampleSource, choices: SampleChoices): Promise<SampleResult> {
  try {
    if ('file' in source) return await sendFile(source.file, choices);
    const sample = await browserApi.call(
      'sampleHomeFeed',
      { from: source, ...choices },
      { timeoutMs: waitMs },
    );
    return { ok: true, sample };
  } catch (error) {
    return toRefusal(isCallFailure<'sampleHomeFeed'>(error) ? error.data : null);
  }
}

async function sendFile(file: File, choices: SampleChoices): Promise<SampleResult> {
  if (file.size > homeFeedFileMax) return { ok: false, problem: 'tooLarge', detail: '' };
  const query = new URLSearchParams(
    Object.entries(choices).filter(([, choice]) => choice !== undefined),
  ).toString();
  const response = await fetch(`${homeFeedSamplePath}?${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(waitMs),
  });
  const answer: unknown = await response.json();
  return response.ok ? { ok: true, sample: answer as HomeFeedSample } : toRefusal(answer);
}

function toRefusal(data: unknown): SampleResult {
  const { problem, detail } = (data ?? {}) as { problem?: unknown; detail?: unknown };
  return {
    ok: false,
    problem: homeFeedProblems.find((one) => one === problem) ?? 'other',
    detail: typeof detail === 'string' ? detail : '',
  };
}

/** Returns the file or address from which the feed's columns can be read. Null until there is one. */
export function findSource({
  file,
  url,
  savedUrl,
  feedID,
}: {
  file: File | null;
  url: string | null;
  savedUrl: string | null;
  feedID: number | undefined;
}): SampleSource | null {
  if (url === null && file) return { file };
  if (feedID !== undefined && url === savedUrl) return { feedID };
  return url !== null && url.trim().length >= 8 ? { url } : null;
}
