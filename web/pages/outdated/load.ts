import type { LoaderFunctionArgs } from 'react-router';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

const keys = ['lead', 'list', 'from', 'still', 'stillText', 'search'] as const;

export function load(args: LoaderFunctionArgs): SpecialPage<(typeof keys)[number]> {
  return specialPage(args, 'OutdatedBrowser', 'outdated', keys);
}
