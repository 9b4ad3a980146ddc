import { z } from 'zod';
import {
  covidInfo,
  covidState,
  type CovidInfo,
  type CovidState,
} from '../../../../contract/travel-notice/covid-info.ts';
import type { Language } from '../../../../domain/language.ts';

const text = z.union([z.string(), z.record(z.string(), z.string())]);

const document = z.object({
  infos: z
    .array(z.object({ title: text, text, date: z.string().default(''), url: z.string().default('') }))
    .default([]),
  states: z
    .array(z.object({ state: z.string(), name: text, status: z.string(), text: text.default('') }))
    .default([]),
});

const entriesMax = 50;

/** Reads the document of `COVID_INFO_URL` in one language; invalid parts are ignored. */
export function readCovidDocument(
  source: unknown,
  language: Language,
): { infos: CovidInfo[]; states: CovidState[] } {
  const checkedSource = document.safeParse(source);
  if (!checkedSource.success) return { infos: [], states: [] };
  const inLanguage = (value: z.output<typeof text>): string =>
    typeof value === 'string' ? value : (value[language] ?? value['de'] ?? '');
  const infos = checkedSource.data.infos.slice(0, entriesMax).map((info) => ({
    title: inLanguage(info.title),
    text: inLanguage(info.text),
    date: info.date,
    url: /^https?:\/\//.test(info.url) ? info.url : '',
  }));
  const states = checkedSource.data.states.slice(0, entriesMax).map((state) => ({
    ...state,
    name: inLanguage(state.name),
    text: inLanguage(state.text),
  }));
  return {
    infos: infos.filter((info) => covidInfo.safeParse(info).success && info.title !== ''),
    states: states.flatMap((state) => {
      const fitting = covidState.safeParse(state);
      return fitting.success ? [fitting.data] : [];
    }),
  };
}

const features = z.object({
  features: z.array(
    z.object({
      attributes: z.object({
        RS: z.coerce.string(),
        GEN: z.string(),
        BL: z.string().default(''),
        cases7_per_100k: z.number(),
        last_update: z.coerce.string().default(''),
      }),
    }),
  ),
});

export interface District {
  RS: string;
  name: string;
  state: string;
  cases7Per100k: number;
  updated: string;
}

export function readDistricts(source: unknown): District[] {
  const checkedSource = features.safeParse(source);
  if (!checkedSource.success) return [];
  return checkedSource.data.features.slice(0, entriesMax).map(({ attributes }) => ({
    RS: attributes.RS,
    name: attributes.GEN,
    state: attributes.BL,
    cases7Per100k: Math.round(attributes.cases7_per_100k * 10) / 10,
    updated: attributes.last_update,
  }));
}

/** True for official district keys (RS), which have up to twelve digits. */
export const isDistrictKey = (RS: string): boolean => /^\d{1,12}$/.test(RS);
