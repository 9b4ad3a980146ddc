import type { Localized } from '../../domain/language.ts';
import { createPictureWork } from '../../engines/pictures/face.ts';
import type { SceneDescription } from '../../engines/pictures/face.ts';
import { uploadsStore } from '../../server/areas/uploads/uploads-store.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import { contentHash, type FileStore } from '../../server/platform/file-store.ts';

interface LibraryPicture extends Pick<SceneDescription, 'landscape' | 'scene' | 'season' | 'hour'> {
  name: string;
  folder: string;
  /** Null for one that nobody has described yet. */
  alt: Localized | null;
}

/** Drawn by ourselves, so that the demo world may ship them; they stand for the photos that editors upload. */
const pictures: readonly LibraryPicture[] = [
  {
    ...{ name: 'nordsee-herbst.webp', folder: 'Meer' },
    ...{ landscape: 'northSea', scene: 'outside', season: 'autumn', hour: 'golden' },
    alt: {
      de: 'Haus hinter dem Deich im Herbstlicht',
      en: 'House behind the dyke in autumn light',
      fr: 'Maison derrière la digue, lumière d’automne',
      it: 'Casa dietro la diga alla luce d’autunno',
    },
  },
  {
    ...{ name: 'ostsee-morgen.webp', folder: 'Meer' },
    ...{ landscape: 'balticSea', scene: 'view', season: 'summer', hour: 'morning' },
    alt: {
      de: 'Blick auf die Ostsee am Morgen',
      en: 'View of the Baltic Sea in the morning',
      fr: 'Vue sur la Baltique le matin',
      it: 'Vista sul Baltico al mattino',
    },
  },
  {
    ...{ name: 'alpen-winter.webp', folder: 'Berge' },
    ...{ landscape: 'alps', scene: 'outside', season: 'winter', hour: 'dusk' },
    alt: {
      de: 'Verschneites Haus in den Alpen in der Dämmerung',
      en: 'Snowy house in the Alps at dusk',
      fr: 'Maison enneigée dans les Alpes au crépuscule',
      it: 'Casa innevata nelle Alpi al crepuscolo',
    },
  },
  {
    ...{ name: 'schwarzwald-stube.webp', folder: 'Berge' },
    ...{ landscape: 'blackForest', scene: 'living', season: 'winter', hour: 'night' },
    alt: {
      de: 'Wohnzimmer mit Ofen an einem Winterabend',
      en: 'Living room with a stove on a winter evening',
      fr: 'Salon avec poêle un soir d’hiver',
      it: 'Soggiorno con stufa in una sera d’inverno',
    },
  },
  {
    ...{ name: 'toskana-terrasse.webp', folder: 'Süden' },
    ...{ landscape: 'tuscany', scene: 'terrace', season: 'summer', hour: 'golden' },
    alt: {
      de: 'Terrasse mit Blick auf Zypressen',
      en: 'Terrace with a view of cypresses',
      fr: 'Terrasse avec vue sur des cyprès',
      it: 'Terrazza con vista sui cipressi',
    },
  },
  {
    ...{ name: 'mallorca-pool.webp', folder: 'Süden' },
    ...{ landscape: 'balearic', scene: 'pool', season: 'summer', hour: 'noon' },
    alt: null,
  },
];

const size = { width: 1450, height: 900 } as const;

/** Fills the editors' library with drawn pictures, so that folders, descriptions and cuts can be tried. */
export async function fillPictureLibrary(
  connection: DatabaseConnection,
  files: Pick<FileStore, 'put'>,
  { author, now }: { author: string; now: Date },
): Promise<void> {
  const work = createPictureWork();
  for (const [index, { name, folder, alt, ...look }] of pictures.entries()) {
    const description = { ...look, seed: 7_000 + index, no: index, kind: 'farmhouse', features: {} };
    const bytes = await work.renderPicture({ drawing: { scene: description } }, size, 'webp');
    const fileKey = `uploads/${contentHash(bytes)}.webp`;
    await files.put(fileKey, bytes);
    await connection.transaction(async (tx) => {
      const file = { fileKey, name, ...size, bytes: bytes.length };
      const id = await uploadsStore.add(tx, { ...file, author, createdAt: now });
      const empty = { de: '', en: '', fr: '', it: '' };
      await uploadsStore.describe(tx, id, { alt: alt ?? empty, focus: { x: 50, y: 50 }, folder });
    });
  }
}
