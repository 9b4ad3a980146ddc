import type { HomePart } from '../../../../contract/homes/own-home.ts';
import {
  checkAddress,
  checkBasics,
  checkCosts,
  checkEquipment,
  checkSeasons,
  checkTerms,
  checkTexts,
  type FieldErrors,
} from '../../../../domain/homes/check-part.ts';
import type { OwnHomeRow } from '../own-home-store.ts';

/** What is wrong with a section, by its fields; empty where it can be saved. */
export function checkHomePart(
  part: HomePart,
  home: Pick<OwnHomeRow, 'country' | 'townLat' | 'townLon'>,
): FieldErrors {
  switch (part.section) {
    case 'basics':
      return checkBasics(part);
    case 'address':
      return checkAddress(part, { lat: home.townLat, lon: home.townLon });
    case 'amenities':
      return checkEquipment(part.equipment);
    case 'texts':
      return checkTexts(part);
    case 'seasons':
      return checkSeasons(part.seasons);
    case 'costs':
      return checkCosts(part);
    case 'terms':
      return checkTerms(part, home.country);
  }
}
