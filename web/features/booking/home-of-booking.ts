import { countryName } from '../../../domain/country-name.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { placeLine } from '../../../domain/place-line.ts';
import type { Routes } from '../../../domain/routes.ts';
import type { PicturedHome } from './home-heading.tsx';

export function homeOfBooking(
  object: ObjectSummary,
  language: Language,
  { pathOf }: Pick<Routes<'ObjectPage'>, 'pathOf'>,
): PicturedHome {
  const { place, region } = object.locations;
  const image = object.images[0];
  return {
    title: object.title,
    where: placeLine(place, region, countryOf(object, language)),
    image: image ? { src: image.cdn + image.src, illustration: image.illustration } : null,
    path:
      object.images.length > 0 ? pathOf('ObjectPage', language, { objectNumber: object.objectNumber }) : null,
  };
}

/** The home is described in the booking's language, which may differ from the page's. */
function countryOf({ locations: { country, countryCode } }: ObjectSummary, language: Language): string {
  return countryCode ? countryName(countryCode, language) : country;
}
