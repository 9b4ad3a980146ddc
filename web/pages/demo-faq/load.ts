import type { LoaderFunctionArgs } from 'react-router';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'booking', 'stay', 'q1', 'a1', 'q2', 'a2', 'q3', 'a3'] as const;

export function load(args: LoaderFunctionArgs): SpecialPage<(typeof keys)[number]> {
  return specialPage(args, 'DemoFaq', 'faq', keys);
}
