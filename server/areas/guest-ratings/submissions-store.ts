import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type {
  HeldReason,
  RefusalReason,
  SubmissionState,
  TravelType,
  Votes,
} from '../../../domain/rating.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface Submission {
  bookingId: number;
  state: SubmissionState;
  votes: Votes;
  travellerName: string;
  travelType: TravelType;
  language: Language;
  text: string;
  heldFor: HeldReason[];
  ratingId: number | null;
  refusedFor: RefusalReason | null;
  statement: string;
  submittedAt: Date;
  decidedAt: Date | null;
}

export interface Photo {
  id: number;
  fileKey: string;
}

type Row = Awaited<ReturnType<typeof selectSubmission>>;
const selectSubmission = (db: Queryable, bookingId: number) =>
  db.selectFrom('rating_submissions').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

function toSubmission(row: NonNullable<Row>): Submission {
  return {
    bookingId: row.booking_id,
    state: row.state as SubmissionState,
    votes: {
      furniture: row.furniture,
      location: row.location,
      cleanliness: row.cleanliness,
      externalImpression: row.external_impression,
      priceToService: row.price_to_service,
    },
    travellerName: row.traveller_name,
    travelType: row.travel_type as TravelType,
    language: row.language as Language,
    text: row.body,
    heldFor: row.held_for as HeldReason[],
    ratingId: row.rating_id,
    refusedFor: row.refused_for as RefusalReason | null,
    statement: row.statement,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
  };
}

interface VotesRow {
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
}

export const votesRow = (votes: Votes): VotesRow => ({
  furniture: votes.furniture,
  location: votes.location,
  cleanliness: votes.cleanliness,
  external_impression: votes.externalImpression,
  price_to_service: votes.priceToService,
});

export const submissionsStore = {
  async findRatedStays(db: Queryable, bookingIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (bookingIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('rating_submissions')
      .select('booking_id')
      .where('booking_id', 'in', bookingIds)
      .where('state', 'in', ['held', 'published', 'refused'])
      .execute();
    return new Set(rows.map((row) => row.booking_id));
  },

  async find(db: Queryable, bookingId: number): Promise<Submission | null> {
    const row = await selectSubmission(db, bookingId);
    return row ? toSubmission(row) : null;
  },

  async findByRating(db: Queryable, ratingId: number): Promise<Submission | null> {
    const row = await db
      .selectFrom('rating_submissions')
      .selectAll()
      .where('rating_id', '=', ratingId)
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },

  async save(tx: Tx, submission: Submission): Promise<void> {
    const row = {
      booking_id: submission.bookingId,
      state: submission.state,
      ...votesRow(submission.votes),
      traveller_name: submission.travellerName,
      travel_type: submission.travelType,
      language: submission.language,
      body: submission.text,
      held_for: submission.heldFor,
      rating_id: submission.ratingId,
      refused_for: submission.refusedFor,
      statement: submission.statement,
      submitted_at: submission.submittedAt,
      decided_at: submission.decidedAt,
    };
    await tx
      .insertInto('rating_submissions')
      .values(row)
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
      .execute();
  },

  /** Deletes the authors' copies of published ratings; the fact that a stay was rated remains. */
  async loosen(tx: Tx, bookingIds: readonly number[]): Promise<void> {
    await tx
      .updateTable('rating_submissions')
      .set({ state: 'loose', body: '', traveller_name: '', rating_id: null, statement: '' })
      .where('booking_id', 'in', [...bookingIds])
      .execute();
  },

  photos(db: Queryable, bookingId: number): Promise<Photo[]> {
    return db
      .selectFrom('rating_photos')
      .select(['id', 'file_key as fileKey'])
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute();
  },

  async addPhoto(
    tx: Tx,
    photo: { bookingId: number; fileKey: string; width: number; height: number; createdAt: Date },
  ): Promise<number> {
    const { id } = await tx
      .insertInto('rating_photos')
      .values({
        booking_id: photo.bookingId,
        file_key: photo.fileKey,
        width: photo.width,
        height: photo.height,
        created_at: photo.createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async removePhotos(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tx
        .deleteFrom('rating_photos')
        .where('id', 'in', [...ids])
        .execute();
  },

  async showPhotos(tx: Tx, bookingId: number, ratingId: number): Promise<void> {
    await tx
      .updateTable('rating_photos')
      .set({ rating_id: ratingId })
      .where('booking_id', '=', bookingId)
      .execute();
  },

  /** Photos of ratings that were never submitted. */
  async abandonedPhotos(db: Queryable, before: Date): Promise<Photo[]> {
    const { rows } = await sql<Photo>`
      select p.id, p.file_key as "fileKey" from rating_photos p
      where p.created_at < ${before} and p.rating_id is null and not exists (
        select from rating_submissions s where s.booking_id = p.booking_id and s.state in ('held', 'refused'))`.execute(
      db,
    );
    return rows;
  },
};
