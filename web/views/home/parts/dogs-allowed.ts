import type { Translate } from '../../../../texts/translate.ts';
import type { HomeData } from '../../../features/home/home-data.ts';

export function dogsAllowed(
  { dogsMax, dogsMaxIsKnown }: Pick<HomeData['home'], 'dogsMax' | 'dogsMaxIsKnown'>,
  t: Translate,
): string {
  if (dogsMax === 0) return t('object.fact.noDogs');
  return dogsMaxIsKnown ? t('object.fact.dogs', { count: dogsMax }) : t('object.fact.dogsAsk');
}
