import { townLine } from '../../../../domain/town-line.ts';
import type { findHomesInReview } from '../../../../contract/homes/find-homes-in-review.ts';
import { needsRegistrationNumber } from '../../../../domain/homes/registration-numbers.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { reviewStore } from '../review-store.ts';

export function findHomesInReviewHandler({
  connection: { db },
  routes,
}: Pick<HomesDeps, 'connection' | 'routes'>): Handler<typeof findHomesInReview> {
  return async ({ languageCode }) => {
    const rows = await reviewStore.listWaiting(db, languageCode);
    return {
      ok: true,
      data: {
        homes: rows.map((row) => ({
          objectNumber: row.objectNumber,
          title: row.title,
          description: row.description,
          kind: row.kind,
          place: row.place,
          address: row.address
            ? `${row.address.street}, ${townLine({ ...row.address, country: row.country })}`
            : '',
          landlord: {
            number: row.landlordNumber,
            name: row.landlordName,
            email: row.landlordEmail,
            language: row.landlordLanguage,
          },
          registrationNumber: row.registrationNumber ?? '',
          lacksRegistration: needsRegistrationNumber(row.country) && !row.registrationNumber,
          ratings: { booked: row.ratingsBooked, takenOver: row.ratingsTakenOver },
          nightlyFrom: row.nightlyFrom === null ? null : toEuros(row.nightlyFrom),
          photos: row.photos,
          samePhotos: row.samePhotos,
          sameAddress: row.sameAddress,
          sameText: row.sameText,
          previewPath: routes.pathOf('LandlordHomePreview', languageCode, { objectNumber: row.objectNumber }),
          submittedAt: row.submittedAt,
        })),
      },
    };
  };
}
