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

/** The notices load in the browser: their source may be slow, and the page does not wait for it. */
export function load(args: LoaderFunctionArgs): SpecialPage<(typeof keys)[number]> {
  return specialPage(args, 'CovidTravelerNotice', 'corona', keys);
}
