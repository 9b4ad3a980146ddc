import type { Translate } from '../../../texts/translate.ts';

export interface RequestedParty {
  persons: number;
  childAges: readonly number[];
  /** 2 stands for two or more. */
  dogs: number;
}

export function toPetsFilter({ dogs }: RequestedParty): '' | 'one' | 'more' {
  if (dogs === 0) return '';
  return dogs === 1 ? 'one' : 'more';
}

export function partyInWords(t: Translate, { persons, childAges, dogs }: RequestedParty): string {
  const parts = [
    t('search.box.personCount', { count: persons }),
    childAges.length > 0 ? t('search.box.childCount', { count: childAges.length }) : '',
    dogs > 0 ? t(dogs === 1 ? 'search.box.oneDog' : 'search.box.someDogs') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
