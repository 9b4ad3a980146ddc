import {
  checkAddress,
  checkBasics,
  checkCosts,
  checkEquipment,
  checkMeasures,
  checkPhotos,
  checkRules,
  checkSeasons,
  checkTerms,
  checkTexts,
} from './check-part.ts';
import type { BookingRules } from '../pricing/booking-rules.ts';
import type { FieldErrors } from './field-errors.ts';

type CheckedPart =
  | ({ section: 'basics' } & Parameters<typeof checkBasics>[0])
  | ({ section: 'address' } & Parameters<typeof checkAddress>[0])
  | ({ section: 'measures' } & Parameters<typeof checkMeasures>[0])
  | { section: 'amenities'; equipment: Parameters<typeof checkEquipment>[0] }
  | ({ section: 'texts' } & Parameters<typeof checkTexts>[0])
  | { section: 'photos'; photos: Parameters<typeof checkPhotos>[0] }
  | { section: 'seasons'; seasons: Parameters<typeof checkSeasons>[0] }
  | ({ section: 'rules' } & BookingRules)
  | ({ section: 'costs' } & Parameters<typeof checkCosts>[0])
  | ({ section: 'terms' } & Parameters<typeof checkTerms>[0]);

/**
 * Returns errors by field; empty if the section can be saved. Without the town's centre, as in a browser, every pin is accepted. An empty
 * country means not known yet; `personsMax` is the home's capacity.
 */
export function checkHomePart(
  part: CheckedPart,
  {
    country,
    town,
    personsMax,
  }: { country: string; town: { lat: number; lon: number } | null; personsMax: number },
): FieldErrors {
  switch (part.section) {
    case 'basics':
      return checkBasics(part);
    case 'address':
      return checkAddress(part, town ?? part, country);
    case 'measures':
      return checkMeasures(part);
    case 'amenities':
      return checkEquipment(part.equipment);
    case 'texts':
      return checkTexts(part);
    case 'photos':
      return checkPhotos(part.photos);
    case 'seasons':
      return checkSeasons(part.seasons);
    case 'rules':
      return checkRules(part);
    case 'costs':
      return checkCosts(part, personsMax);
    case 'terms':
      return checkTerms(part, country);
  }
}
