import type { LoaderFunctionArgs } from 'react-router';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = [
  'lead',
  'loading',
  'none',
  'failed',
  'more',
  'states',
  'open',
  'limited',
  'closed',
  'district',
  'districtHint',
  'districtLabel',
  'ask',
  'districtNone',
  'cases',
  'updated',
] as const;

export type TravelNoticeTexts = SpecialPage<(typeof keys)[number]>['texts'];

/** Loads only the page; the browser loads the notices, because their source may be slow. */
export function load(args: LoaderFunctionArgs): SpecialPage<(typeof keys)[number]> {
  return specialPage(args, 'CovidTravelerNotice', 'corona', keys);
}
