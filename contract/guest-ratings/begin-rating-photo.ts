import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from '../uploads/upload.ts';
import { ratingRefusals } from './own-rating.ts';

export const beginRatingPhoto = defineEndpoint({
  area: 'guest-ratings',
  name: 'begin-rating-photo',
  method: 'POST',
  path: '/api/ratings/own/photo',
  summary: 'Creates a ticket for uploading one photo of a stay by PUT to /uploads within ten minutes',
  access: guestLink,
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash }),
  response: uploadTicket,
  errors: { ...ratingRefusals, 'too-many-photos': { status: 409 } },
});
