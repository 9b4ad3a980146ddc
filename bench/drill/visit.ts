import { setTimeout as pause } from 'node:timers/promises';
import { api, type Api, type EndpointName } from '../../contract/api.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { InputOf, ResponseOf } from '../../contract/define-endpoint.ts';
import type { Diary } from './diary.ts';

/** Where visitors go: the balancer, and the nodes behind it, which only checks ask directly. */
export interface Visit {
  url: string;
  nodes: readonly string[];
  diary: Diary;
}

interface Answer<Data> {
  status: number;
  data: Data | null;
  /** The type of the error; empty on success. */
  error: string;
}

/** Timeout of a visitor. A node has to refuse earlier. */
const patienceMs = 10_000;
const pauseMs = 250;
const attemptsMax = 240;

export const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Each request comes from another network, as those of many visitors do: limits of one network must not show. */
const anyAddress = (): string => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** Returns null if the connection broke, within the body too, or the time ran out. */
export async function request(
  address: string,
  init: RequestInit = {},
  waitMs = patienceMs,
): Promise<Response | null> {
  try {
    const headers = { 'x-forwarded-for': anyAddress(), ...(init.headers as Record<string, string>) };
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(waitMs) });
    return new Response(await response.arrayBuffer(), response);
  } catch {
    return null;
  }
}

/** Sends a request to the balancer and records an unexpected response. */
export async function send(
  { url, diary }: Visit,
  path: string,
  init: RequestInit = {},
): Promise<Response | null> {
  const response = await request(url + path, init);
  if (!response) diary.broken += 1;
  else if (response.status === 503 && response.headers.has('retry-after')) diary.refused += 1;
  else if (response.status >= 500) {
    const fault = `${init.method ?? 'GET'} ${new URL(path, url).pathname} ${response.status}`;
    diary.faults.set(fault, (diary.faults.get(fault) ?? 0) + 1);
  }
  return response;
}

/** Calls an endpoint by POST, as a visitor of the balancer. */
export async function call<Name extends EndpointName>(
  visit: Visit,
  name: Name,
  input: InputOf<Api[Name]>,
): Promise<Answer<ResponseOf<Api[Name]>> | null> {
  const answer = await answerOf<ResponseOf<Api[Name]>>(await send(visit, api[name].path, asBody(input)));
  if (answer && answer.status >= 400 && answer.status < 500) {
    const refusal = `${name} ${answer.status} ${answer.error}`;
    visit.diary.refusals.set(refusal, (visit.diary.refusals.get(refusal) ?? 0) + 1);
  }
  return answer;
}

/** Calls an endpoint by POST on one node. */
export async function callNode<Name extends EndpointName>(
  node: string,
  name: Name,
  input: InputOf<Api[Name]>,
): Promise<Answer<ResponseOf<Api[Name]>> | null> {
  return answerOf(await request(node + api[name].path, asBody(input)));
}

/** Calls with the same input until there is an answer: what broke off or was refused may have been done all the same. */
export async function callUntilAnswered<Name extends EndpointName>(
  visit: Visit,
  name: Name,
  input: InputOf<Api[Name]>,
): Promise<Answer<ResponseOf<Api[Name]>> | null> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const answer = await call(visit, name, input);
    if (answer && answer.status < 500) return answer;
    await pause(pauseMs);
  }
  return null;
}

const asBody = (input: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(input),
});

async function answerOf<Data>(response: Response | null): Promise<Answer<Data> | null> {
  if (!response) return null;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const envelope = isJson ? ((await response.json()) as Envelope<Data>) : null;
  const error = envelope?.errors[0]?.type ?? '';
  return { status: response.status, data: response.ok ? (envelope?.data ?? null) : null, error };
}
