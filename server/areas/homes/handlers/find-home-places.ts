import type { findHomePlaces } from '../../../../contract/homes/find-home-places.ts';
import { pickText } from '../../../../domain/language.ts';
import { isServed } from '../../../../domain/operator/is-served.ts';
import type { Handler } from '../../../http/handler.ts';
import type { NamedPlace } from '../place-finder.ts';
import type { HomesDeps } from '../homes-context.ts';

export function findHomePlacesHandler({
  operator,
  places,
}: Pick<HomesDeps, 'operator' | 'places'>): Handler<typeof findHomePlaces> {
  const isWanted = (country: string): boolean => isServed(country, operator());
  return async ({ position, text, languageCode: language }) => {
    if (!position && text.trim() === '') places.prepare();
    const one = position && (await places.at(position));
    if (position && !one) return { ok: false, type: 'not-on-land', data: null };
    const foundPlace: readonly NamedPlace[] = one
      ? [one]
      : text.trim() === ''
        ? []
        : await places.findByName(text.trim(), language, isWanted);
    return {
      ok: true,
      data: {
        places: foundPlace.map(({ id, names, areaNames, countryNames, lat, lon }) => ({
          placeID: id,
          name: pickText(names, language),
          context: [areaNames, countryNames]
            .flatMap((one) => (one ? [pickText(one, language)] : []))
            .join(', '),
          lat,
          lon,
        })),
      },
    };
  };
}
