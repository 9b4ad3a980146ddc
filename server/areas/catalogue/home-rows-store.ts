import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { HomeImages, Homes, HomeTexts } from '../../../database/types.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

/** What the catalogue holds of homes, row by row. */
export interface HomeParts {
  home_texts: readonly Row[];
  home_images: readonly Row[];
}

/** Inserts texts and pictures of homes; inside of a change, or beside the home that they belong to. */
export async function insertHomeParts(tx: Tx, { home_texts, home_images }: HomeParts): Promise<void> {
  await insertRows(tx, 'home_texts', home_texts);
  await insertRows(tx, 'home_images', home_images);
}

/** Deletes all texts and pictures of a home, inside of a change of it. */
export async function deleteHomeParts(tx: Tx, objectNumber: number): Promise<void> {
  await tx.deleteFrom('home_texts').where('object_number', '=', objectNumber).execute();
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
}

/**
 * Puts a text in the place of the one of its language, inside of a change of the home; what was translated from it goes, since it says
 * what the landlord no longer says.
 */
export async function replaceHomeText(
  tx: Tx,
  objectNumber: number,
  text: Omit<Insertable<HomeTexts>, 'object_number'>,
): Promise<void> {
  await tx
    .deleteFrom('home_texts')
    .where('object_number', '=', objectNumber)
    .where((eb) => eb.or([eb('language', '=', text.language), eb('translated_from', '=', text.language)]))
    .execute();
  await tx
    .insertInto('home_texts')
    .values({ object_number: objectNumber, ...text })
    .execute();
}

/** What the address of an uploaded photo changes with: the file, and the point that its cuts keep; null of a drawn picture. */
export const photoVersion = (table: string): RawBuilder<string | null> => sql<string | null>`
  substr(md5(${sql.ref(`${table}.file_key`)} || case when ${sql.ref(`${table}.focus_x`)} = 50
    and ${sql.ref(`${table}.focus_y`)} = 50 then '' else '|' || ${sql.ref(`${table}.focus_x`)} || '|'
    || ${sql.ref(`${table}.focus_y`)} end), 1, 8)`;

/** Raises the home's edition: a person who edits it has to see first what has come meanwhile. */
export async function raiseEdition(tx: Tx, objectNumber: number): Promise<void> {
  await tx
    .updateTable('homes')
    .set({ edition: sql`edition + 1` })
    .where('object_number', '=', objectNumber)
    .execute();
}

/** Puts a photo behind those that the home has, inside of a change of it; who edits the home has to see it first. */
export async function addHomePhoto(
  tx: Tx,
  objectNumber: number,
  photo: { fileKey: string; look: string; scene: string },
): Promise<void> {
  await tx
    .insertInto('home_images')
    .values({
      object_number: objectNumber,
      no: sql<number>`(select coalesce(max(no), 0) + 1 from home_images where object_number = ${objectNumber})`,
      scene: photo.scene,
      file_key: photo.fileKey,
      look: photo.look,
    })
    .execute();
  await raiseEdition(tx, objectNumber);
}

/** A photo with what it shows. */
export interface ShownPhoto {
  fileKey: string;
  /** Null: sent before looks were noted. */
  look: string | null;
  scene: string;
}

/** One that is shown, with the point that its cuts keep, in per cent. */
export interface KnownPhoto extends ShownPhoto {
  focus: { x: number; y: number };
}

/**
 * Shows the photos of a feed, inside of a change of the home, in place of all pictures that it had. Of one that was shown already the point
 * stays that its cuts keep.
 */
export async function showFeedPhotos(
  tx: Tx,
  objectNumber: number,
  photos: readonly ShownPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const shown = await photosOf(tx, objectNumber);
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
  await tx
    .insertInto('home_images')
    .values(photoRows(objectNumber, photos, shown))
    .execute();
  await raiseEdition(tx, objectNumber);
}

/** The photos that a home shows, in order; pictures that are drawn are none. */
export async function photosOf(tx: Tx, objectNumber: number): Promise<KnownPhoto[]> {
  const rows = await tx
    .selectFrom('home_images')
    .select(['file_key', 'look', 'scene', 'focus_x', 'focus_y'])
    .where('object_number', '=', objectNumber)
    .where('file_key', 'is not', null)
    .orderBy('no')
    .execute();
  return rows.map(({ file_key: fileKey, look, scene, focus_x: x, focus_y: y }) => ({
    ...{ fileKey: fileKey!, look, scene },
    focus: { x, y },
  }));
}

/** The rows of these photos, in their order. */
export function photoRows(
  objectNumber: number,
  photos: readonly ShownPhoto[],
  shown: readonly KnownPhoto[],
): Insertable<HomeImages>[] {
  return photos.map(({ fileKey, look, scene }, index) => {
    const { x, y } = shown.find((one) => one.fileKey === fileKey)?.focus ?? { x: 50, y: 50 };
    return {
      ...{ object_number: objectNumber, no: index + 1, scene, file_key: fileKey },
      ...{ look, focus_x: x, focus_y: y },
    };
  });
}

/** Puts the photos of a home in a new order and leaves out the others, inside of a change of it. */
export async function replaceHomePhotos(
  tx: Tx,
  objectNumber: number,
  photos: readonly { no: number; scene: string; focus: { x: number; y: number } }[],
): Promise<void> {
  const known = await tx
    .selectFrom('home_images')
    .selectAll()
    .where('object_number', '=', objectNumber)
    .execute();
  const rows = photos.flatMap(({ no, scene, focus }) => {
    const row = known.find((one) => one.no === no);
    return row ? [{ ...row, scene, focus_x: focus.x, focus_y: focus.y }] : [];
  });
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('home_images')
    .values(rows.map((row, index) => ({ ...row, no: index + 1 })))
    .execute();
}

/** Sets columns of a home, inside of a change of it (`home-changes.ts`), which raises the version. */
export async function updateHome(
  tx: Tx,
  objectNumber: number,
  columns: Omit<Updateable<Homes>, 'object_number' | 'version'>,
): Promise<void> {
  await tx.updateTable('homes').set(columns).where('object_number', '=', objectNumber).execute();
}

/**
 * Inserts homes of a fresh catalogue, with numbers of their own, and announces none of them: no index knows that
 * catalogue yet. `restartHomeNumbers` has to follow.
 */
export async function insertHomes(tx: Tx, homes: readonly Row[], parts: HomeParts): Promise<void> {
  await insertRows(tx, 'homes', homes);
  await insertHomeParts(tx, parts);
}

/** Homes to come get numbers past all that are there. */
export async function restartHomeNumbers(db: Queryable): Promise<void> {
  await sql`select setval('home_numbers', greatest((select max(object_number) from homes), 1000000))`.execute(
    db,
  );
}

/** Whether guests have seen a home of a landlord or an agency: of others the office looks at the first. */
export async function hasPublishedHomes(
  db: Queryable,
  { kind, subject }: { kind: 'landlord' | 'agency'; subject: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('homes')
    .select('object_number')
    .where(kind === 'landlord' ? 'landlord_id' : 'agency_id', '=', subject)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
