import type { Envelope } from '../../contract/envelope.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../domain/stay.ts';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { flatPhoto } from '../../tests/e2e/flat-photo.ts';
import { aRequest, guest } from '../../tests/trust/valid-calls/call-parts.ts';
import { euros } from '../../domain/money.ts';

export const services = ['page', 'search', 'booking', 'upload'] as const;
export type Service = (typeof services)[number];

export interface Diary {
  /** Times of successful and of failed calls of each service. */
  successes: Record<Service, number[]>;
  failures: Record<Service, number[]>;
  /** Numbers of the acknowledged bookings by idempotency key. */
  acknowledged: Map<string, Set<number>>;
  pictures: Set<number>;
  /** Counts of responses that visitors must never get: `POST /api/booking/create 500`. */
  faults: Map<string, number>;
  /** Number of connections that broke within a request, and of responses 503 with Retry-After. */
  broken: number;
  refused: number;
}

export const newDiary = (): Diary => ({
  successes: { page: [], search: [], booking: [], upload: [] },
  failures: { page: [], search: [], booking: [], upload: [] },
  acknowledged: new Map(),
  pictures: new Set(),
  faults: new Map(),
  broken: 0,
  refused: 0,
});

/** All bookings of the drill are made for this guest, who does not exist in the demo world. */
export const guestAddress = 'erika@drill.example.org';

/** Timeout of a visitor. A node has to refuse earlier. */
const patienceMs = 10_000;
const pauseMs = 250;
const stayNights = 7;
/** Homes are booked for a week that is this many days ahead. */
const daysAhead = { from: 20, until: 500 };

interface Visit {
  url: string;
  diary: Diary;
}

/** Sends a request and records an unexpected response. Returns null if the connection broke or the time ran out. */
async function send(visit: Visit, path: string, init: RequestInit = {}): Promise<Response | null> {
  let response: Response;
  try {
    response = await fetch(visit.url + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    // A connection that breaks within the body counts as broken too.
    response = new Response(await response.arrayBuffer(), response);
  } catch {
    visit.diary.broken += 1;
    return null;
  }
  if (response.status === 503 && response.headers.has('retry-after')) visit.diary.refused += 1;
  else if (response.status >= 500) {
    const fault = `${init.method ?? 'GET'} ${new URL(path, visit.url).pathname} ${response.status}`;
    visit.diary.faults.set(fault, (visit.diary.faults.get(fault) ?? 0) + 1);
  }
  return response;
}

async function call<Data>(visit: Visit, path: string, input: object, jwt = ''): Promise<Data | null> {
  const response = await send(visit, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(jwt === '' ? {} : { cookie: `jwt=${jwt}` }) },
    body: JSON.stringify(input),
  });
  if (!response?.ok) return null;
  return ((await response.json()) as Envelope<Data>).data;
}

/** Returns one visit of each kind. A visit resolves to true if the visitor succeeded. */
export function createVisits(
  visit: Visit,
  homes: readonly number[],
  editor: DemoPerson,
): Record<Service, () => Promise<boolean>> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
  const randomDay = (): PlainDate => {
    const { from, until } = daysAhead;
    return addDays(todayInBerlin(new Date()), from + Math.floor(Math.random() * (until - from)));
  };
  let jwt = '';

  return {
    async page() {
      const path = pick(['/', '/toskana/', `/object/${pick(homes)}/`, `/en/object/${pick(homes)}/`]);
      return (await send(visit, path))?.ok ?? false;
    },

    async search() {
      const startDate = randomDay();
      const query = { startDate, endDate: addDays(startDate, stayNights), persons: 2 };
      return (
        (await send(visit, `/api/search?query=${encodeURIComponent(JSON.stringify(query))}`))?.ok ?? false
      );
    },

    /** Finds a free week and requests it with the same key until there is a response. */
    async booking() {
      const objectNumber = pick(homes);
      const from = randomDay();
      const days = await send(
        visit,
        `/api/price/calendar?objectNumber=${objectNumber}&duration=${stayNights}&from=${from}&until=${addDays(from, 30)}`,
      );
      if (!days?.ok) return false;
      const { data } = (await days.json()) as Envelope<{ days: { date: PlainDate; total: number | null }[] }>;
      const freeDays = data!.days.filter(({ total }) => total !== null);
      // The home is fully booked by now, which is a valid result.
      if (freeDays.length === 0) return true;
      const { date, total } = pick(freeDays);
      const input = bookingInput(objectNumber, date, total!);
      for (let attempt = 0; attempt < 240; attempt += 1) {
        const response = await send(visit, '/api/booking/create', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        if (response && response.status < 500) {
          // Another guest was faster.
          if (response.status === 409) return true;
          if (!response.ok) return false;
          const { data: booking } = (await response.json()) as Envelope<{ bookingID: number }>;
          const acknowledgedIDs = visit.diary.acknowledged.get(input.idempotencyKey) ?? new Set();
          visit.diary.acknowledged.set(input.idempotencyKey, acknowledgedIDs.add(booking!.bookingID));
          return true;
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return false;
    },

    /** An editor logs in and uploads a picture, which has to be in the store afterwards. */
    async upload() {
      if (jwt === '') {
        const user = { email: editor.login, password: editor.password };
        const session = await call<{ jwt: string }>(visit, '/api/user/login', { uid: '', jwt: '', user });
        if (!session) return false;
        ({ jwt } = session);
      }
      const begun = await call<{ ticket: string }>(visit, '/api/cms/uploads/begin', { uid: '', jwt }, jwt);
      if (!begun) return false;
      const response = await send(visit, '/uploads?name=drill.png', {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', 'upload-ticket': begun.ticket },
        body: await randomPicture(),
      });
      if (response?.status !== 201) return false;
      const { uploadID } = (await response.json()) as { uploadID: number };
      visit.diary.pictures.add(uploadID);
      return true;
    },
  };
}

function bookingInput(
  objectNumber: number,
  startDate: PlainDate,
  expectedPrice: number,
): ReturnType<typeof aRequest> {
  return {
    ...aRequest(objectNumber),
    bookingMethod: 'booking',
    ...{ startDate, endDate: addDays(startDate, stayNights), expectedPrice: euros(expectedPrice) },
    customer: guest({ email: guestAddress }),
  };
}

/** Returns a picture of a random colour, so that all files differ. */
async function randomPicture(): Promise<Buffer<ArrayBuffer>> {
  const colour = Math.floor(Math.random() * 0x1000000);
  const { buffer } = await flatPhoto(`#${colour.toString(16).padStart(6, '0')}`);
  return Buffer.from(buffer);
}
