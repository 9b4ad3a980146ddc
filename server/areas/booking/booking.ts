import type { FastifyInstance } from 'fastify';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { JobBody } from '../../platform/jobs.ts';
import {
  answerByLandlord,
  openForLandlord,
  type BookingOfLandlord,
  type LandlordAction,
  type LandlordAnswer,
} from './answer-by-landlord.ts';
import { answerChange, type ChangeAction, type ChangeAnswer } from './change-by-landlord.ts';
import type { BookingDeps } from './booking-context.ts';
import { registerDocuments } from './documents/register-documents.ts';
import { bookingJobBodies } from './jobs/booking-job-bodies.ts';
import type { BookingLink } from './present-booking.ts';
import { removedHome } from './removed-home.ts';

export type { BookingDeps } from './booking-context.ts';
export type { BookingOfLandlord, LandlordAction, LandlordAnswer } from './answer-by-landlord.ts';
export type { ChangeAction, ChangeAnswer, ChangeForLandlord } from './change-by-landlord.ts';
export type { BookingLink } from './present-booking.ts';

/** What other areas, the job worker and the server may ask of booking. */
export interface BookingArea {
  /** Null where the landlord's link opens nothing. */
  openForLandlord(link: BookingLink): Promise<BookingOfLandlord | null>;
  answerByLandlord(
    link: BookingLink,
    answer: { action: LandlordAction; message: string },
  ): Promise<LandlordAnswer>;
  /** What the landlord says to a change that the guest asks for. */
  answerChange(
    link: BookingLink,
    answer: { changeId: number; action: ChangeAction; message: string },
  ): Promise<ChangeAnswer>;
  /** A home that lists no longer know, as its bookings still name it. */
  removedHome(objectNumber: number, language: Language): Promise<ObjectSummary>;
  jobs: JobBody[];
  /** GET /documents/booking/<id>/<hash>.pdf and .ics */
  registerDocuments(app: FastifyInstance): void;
}

export function createBookingArea(deps: BookingDeps): BookingArea {
  return {
    openForLandlord: (link) => openForLandlord(deps, link),
    answerByLandlord: (link, answer) => answerByLandlord(deps, link, answer),
    answerChange: (link, answer) => answerChange(deps, link, answer),
    removedHome: (objectNumber, language) => removedHome(deps, objectNumber, language),
    jobs: bookingJobBodies(deps),
    registerDocuments: (app) => registerDocuments(app, deps),
  };
}
