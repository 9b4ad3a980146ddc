import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { HomeImages, Homes, HomeTexts } from '../../../database/types.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface HomeParts {
  home_texts: readonly Row[];
  home_images: readonly Row[];
}

/** Inserts related rows; call it inside `changeHome`, or with the insert of the home itself. */
export async function insertHomeParts(tx: Tx, { home_texts, home_images }: HomeParts): Promise<void> {
  await insertRows(tx, 'home_texts', home_texts);
  await insertRows(tx, 'home_images', home_images);
}

/** Deletes related rows; call it inside `changeHome`. */
export async function deleteHomeParts(tx: Tx, objectNumber: number): Promise<void> {
  await tx.deleteFrom('home_texts').where('object_number', '=', objectNumber).execute();
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
}

/** Replaces the text of a language inside `changeHome`, and deletes translations of the old text, which are outdated. */
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

/** Empties the texts of a home except the title; call it inside `changeHome`. */
export async function emptyHomeTexts(tx: Tx, objectNumber: number): Promise<void> {
  await tx
    .updateTable('home_texts')
    .set({ teaser: '', description: '', feature_description: '', house_rules: '' })
    .where('object_number', '=', objectNumber)
    .execute();
}

/** Selects the version in a photo's URL, from its file and the focal point of its crops; null for drawn pictures. */
export const photoVersion = (table: string): RawBuilder<string | null> => sql<string | null>`
  substr(md5(${sql.ref(`${table}.file_key`)} || case when ${sql.ref(`${table}.focus_x`)} = 50
    and ${sql.ref(`${table}.focus_y`)} = 50 then '' else '|' || ${sql.ref(`${table}.focus_x`)} || '|'
    || ${sql.ref(`${table}.focus_y`)} end), 1, 8)`;

/** Increments the edition, so that editors of an older one must first review the change. */
export async function raiseEdition(tx: Tx, objectNumber: number): Promise<void> {
  await tx
    .updateTable('homes')
    .set({ edition: sql`edition + 1` })
    .where('object_number', '=', objectNumber)
    .execute();
}

/** Renumbers the pictures of a home, so that photos precede drawings: the first picture is the cover in every list. */
async function putPhotosFirst(tx: Tx, objectNumber: number): Promise<void> {
  // Two steps, because a number is taken until its picture has moved on.
  await sql`
    update home_images i set no = -p.position
    from (
      select no, row_number() over (order by file_key is null, no) as position
      from home_images where object_number = ${objectNumber}
    ) p
    where i.object_number = ${objectNumber} and i.no = p.no`.execute(tx);
  await sql`update home_images set no = -no where object_number = ${objectNumber}`.execute(tx);
}

/** Adds a photo after the last one inside `changeHome`, and increments the edition for its editors. */
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
  await putPhotosFirst(tx, objectNumber);
  await raiseEdition(tx, objectNumber);
}

export interface ShownPhoto {
  fileKey: string;
  /** Perceptual hash; null for photos from before it was stored. */
  look: string | null;
  scene: string;
}

/** A published photo with the focal point of its crops, in per cent. */
export interface KnownPhoto extends ShownPhoto {
  focus: { x: number; y: number };
}

/** Replaces all pictures by the photos of a feed; call it inside `changeHome`. Photos that were shown before keep their focal point. */
export async function showFeedPhotos(
  tx: Tx,
  objectNumber: number,
  photos: readonly ShownPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const shownPhotos = await readPhotos(tx, objectNumber);
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
  await tx
    .insertInto('home_images')
    .values(photoRows(objectNumber, photos, shownPhotos))
    .execute();
  await raiseEdition(tx, objectNumber);
}

/** Returns the photos of a home in order, without drawn pictures. */
export async function readPhotos(tx: Tx, objectNumber: number): Promise<KnownPhoto[]> {
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

export function photoRows(
  objectNumber: number,
  photos: readonly ShownPhoto[],
  shownPhotos: readonly KnownPhoto[],
): Insertable<HomeImages>[] {
  return photos.map(({ fileKey, look, scene }, index) => {
    const { x, y } = shownPhotos.find((one) => one.fileKey === fileKey)?.focus ?? { x: 50, y: 50 };
    return {
      ...{ object_number: objectNumber, no: index + 1, scene, file_key: fileKey },
      ...{ look, focus_x: x, focus_y: y },
    };
  });
}

/** Reorders the pictures of a home, photos before drawings, and removes those not listed; call it inside `changeHome`. */
export async function replaceHomePhotos(
  tx: Tx,
  objectNumber: number,
  photos: readonly {
    no: number;
    scene: string;
    focus: { x: number; y: number };
    /** By language; unchanged if absent. */
    captions?: Readonly<Record<string, string>>;
  }[],
): Promise<void> {
  const existingPhotos = await tx
    .selectFrom('home_images')
    .selectAll()
    .where('object_number', '=', objectNumber)
    .execute();
  const rows = photos.flatMap(({ no, scene, focus, captions }) => {
    const row = existingPhotos.find((one) => one.no === no);
    if (!row) return [];
    const shownCaptions = JSON.stringify(captions ?? row.captions);
    return [{ ...row, scene, focus_x: focus.x, focus_y: focus.y, captions: shownCaptions }];
  });
  await tx.deleteFrom('home_images').where('object_number', '=', objectNumber).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('home_images')
    .values(rows.map((row, index) => ({ ...row, no: index + 1 })))
    .execute();
  await putPhotosFirst(tx, objectNumber);
}

/**
 * Gives a new home the photos of another: the files are shared, since nothing changes or deletes the file of a photo. Drawings stay, which
 * nobody could see of a draft.
 */
export async function copyHomePhotos(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    insert into home_images (object_number, no, scene, file_key, focus_x, focus_y, look, captions)
    select ${to}::int, no, scene, file_key, focus_x, focus_y, look, captions
    from home_images where object_number = ${from} and file_key is not null`.execute(tx);
}

/** Sets columns within a change of the home (`home-changes.ts`), which increments the version. */
export async function updateHome(
  tx: Tx,
  objectNumber: number,
  columns: Omit<Updateable<Homes>, 'object_number' | 'version'>,
): Promise<void> {
  await tx.updateTable('homes').set(columns).where('object_number', '=', objectNumber).execute();
}

/**
 * Inserts homes of a new catalogue with given numbers, without announcing them, since no index has loaded it yet. Call
 * `restartHomeNumbers` afterwards.
 */
export async function insertHomes(tx: Tx, homes: readonly Row[], parts: HomeParts): Promise<void> {
  await insertRows(tx, 'homes', homes);
  await insertHomeParts(tx, parts);
}

/** Makes new homes get numbers above all existing ones. */
export async function restartHomeNumbers(db: Queryable): Promise<void> {
  await sql`select setval('home_numbers', greatest((select max(object_number) from homes), 1000000))`.execute(
    db,
  );
}

/** True if a home of the landlord or agency was ever published; the office reviews the first home of others. */
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
