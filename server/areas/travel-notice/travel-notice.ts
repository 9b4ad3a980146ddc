import type { CovidInfo, CovidState } from '../../../contract/travel-notice/covid-info.ts';
import type { Language } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { isDistrictKey, readCovidDocument, readDistricts } from './rules/read-source.ts';
import type { TravelNotice } from './travel-notice-context.ts';
import { travelNoticeCalls } from './calls.generated.ts';

export interface TravelNoticeDeps {
  clock: Clock;
  log: Log;
  /** URL of JSON with `infos` and `states`. Null if there is none. */
  covidInfoUrl: string | null;
  /** URL of a feature service with the parameter `RS`. Null if there is none. */
  rkiUrl: string | null;
  fetch?: typeof globalThis.fetch;
}

const covidTimeoutMs = 30_000;
const rkiTimeoutMs = 125_000;
const freshMs = 3_600_000;
/** Maximum number of cached answers, more than there are districts. */
const cachedMax = 500;

export function createTravelNotice(deps: TravelNoticeDeps): Area<TravelNotice> {
  const { clock, log, covidInfoUrl, rkiUrl, fetch = globalThis.fetch } = deps;
  const answers = new Map<string, { until: number; answer: Promise<unknown> }>();

  function ask(address: string, timeoutMs: number): Promise<unknown> {
    const now = clock.now().getTime();
    const cachedAnswer = answers.get(address);
    if (cachedAnswer && now < cachedAnswer.until) return cachedAnswer.answer;
    const answer = read(address, timeoutMs).catch((error: unknown) => {
      log.warn({ err: error, host: new URL(address).host }, 'a travel notice could not be read');
      // Drops a failed answer, so that the next visitor triggers another attempt.
      if (answers.get(address) === entry) answers.delete(address);
      return null;
    });
    const entry = { until: now + freshMs, answer };
    answers.delete(address);
    answers.set(address, entry);
    if (answers.size > cachedMax) answers.delete(answers.keys().next().value!);
    return answer;
  }

  async function read(address: string, timeoutMs: number): Promise<unknown> {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`The source answered ${response.status}.`);
    return response.json();
  }

  async function readCovid(language: Language): Promise<{ infos: CovidInfo[]; states: CovidState[] }> {
    if (covidInfoUrl === null) return { infos: [], states: [] };
    return readCovidDocument(await ask(covidInfoUrl, covidTimeoutMs), language);
  }

  const travelNotice: TravelNotice = {
    infos: async (language) => (await readCovid(language)).infos,
    states: async (language) => (await readCovid(language)).states,
    async districts(RS) {
      if (rkiUrl === null || !isDistrictKey(RS)) return [];
      const address = new URL(rkiUrl);
      address.searchParams.set('RS', RS);
      return readDistricts(await ask(address.href, rkiTimeoutMs));
    },
  };
  const endpoints = bindArea(travelNoticeCalls, { travelNotice });
  return { ...travelNotice, module: { name: 'travel-notice', endpoints } };
}
