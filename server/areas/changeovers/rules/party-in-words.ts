import type { Translate } from '../../../../texts/translate.ts';

/** Describes the number of persons, children and dogs, without any other data of the guests. */
export function partyInWords(
  { persons, childAges, dogs }: { persons: number | null; childAges: readonly number[]; dogs: number },
  t: Translate,
): string {
  if (persons === null) return t('documents.changeovers.unknown');
  return [
    t('documents.changeovers.persons', { count: persons }),
    childAges.length > 0 ? t('documents.changeovers.children', { count: childAges.length }) : '',
    dogs > 0 ? t('documents.changeovers.dogs', { count: dogs }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
