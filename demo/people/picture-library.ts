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
      de: 'Bucht mit Leuchtturm am Morgen',
      en: 'Bay with a lighthouse in the morning',
      fr: 'Baie avec un phare le matin',
      it: 'Baia con un faro al mattino',
    },
  },
  {
    ...{ name: 'alpen-winter.webp', folder: 'Berge' },
    ...{ landscape: 'alps', scene: 'outside', season: 'winter', hour: 'dusk' },
    alt: {
      de: 'Beleuchtetes Haus vor Bergen in der Dämmerung',
      en: 'Lit house below mountains at dusk',
      fr: 'Maison éclairée devant les montagnes au crépuscule',
      it: 'Casa illuminata davanti ai monti al crepuscolo',
    },
  },
  {
    ...{ name: 'schwarzwald-stube.webp', folder: 'Berge' },
    ...{ landscape: 'blackForest', scene: 'living', season: 'winter', hour: 'night' },
    alt: {
      de: 'Wohnzimmer mit Esstisch am Abend',
      en: 'Living room with a dining table in the evening',
      fr: 'Salon avec table à manger le soir',
      it: 'Soggiorno con tavolo da pranzo la sera',
    },
  },
  {
    ...{ name: 'toskana-terrasse.webp', folder: 'Süden' },
    ...{ landscape: 'tuscany', scene: 'terrace', season: 'summer', hour: 'golden' },
    alt: {
      de: 'Terrasse mit Blick über Felder',
      en: 'Terrace with a view over fields',
      fr: 'Terrasse avec vue sur les champs',
      it: 'Terrazza con vista sui campi',
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
