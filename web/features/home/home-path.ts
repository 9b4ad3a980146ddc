import type { Language } from '../../../domain/language.ts';
import type { Routes } from '../../../domain/routes.ts';
import type { CardHome } from './card-home.ts';

export interface StayOfLink {
  persons?: number | undefined;
  childAges?: readonly number[] | undefined;
  pets?: number | undefined;
}

export function homePath(
  { pathOf }: Pick<Routes<'ObjectPage'>, 'pathOf'>,
  home: Pick<CardHome, 'objectNumber' | 'stay'>,
  language: Language,
  link: StayOfLink = {},
): string {
  const query = new URLSearchParams();
  if (home.stay) {
    query.set('startDate', home.stay.startDate);
    query.set('endDate', home.stay.endDate);
  }
  const persons = home.stay?.persons ?? link.persons;
  const ages = link.childAges ?? [];
  if (persons && (persons !== 2 || ages.length > 0)) query.set('persons', String(persons));
  if (ages.length > 0) query.set('childAges', ages.join(','));
  if (link.pets) query.set('pets', String(link.pets));
  const text = query.toString();
  return pathOf('ObjectPage', language, { objectNumber: home.objectNumber }) + (text && `?${text}`);
}
