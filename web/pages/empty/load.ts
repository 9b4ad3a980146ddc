import type { LoaderFunctionArgs } from 'react-router';
import { specialPage, type SpecialPage } from '../../app/special-page.ts';

export function load(args: LoaderFunctionArgs): SpecialPage<'heading'> {
  return specialPage(args, 'EmptyDummy', 'empty', []);
}
