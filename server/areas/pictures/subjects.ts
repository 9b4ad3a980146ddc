import type { Crop } from '../../../domain/picture-crop.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { createHash } from 'node:crypto';
import type { SeasonOfYear } from '../../../domain/season-of-year.ts';
import { inkOn, usualColours } from '../../../domain/brand-colours.ts';
import { regionalLandscape } from '../../../domain/home-look.ts';
import type { Database } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import {
  type HomePicture,
  findBannerPartner,
  findCountryLandscape,
  findHomeNames,
  findHomePicture,
  findHomeRooms,
  findLocationNames,
  findOfferQuery,
  findPortrait,
  findRatingPhoto,
  findRegionLandscape,
  findUpload,
} from './pictures-store.ts';
import type {
  BannerText,
  Drawing,
  PictureSource,
  PlanWords,
  ShareText,
} from '../../../engines/pictures/face.ts';
import { type FloorPlan, planOfHome, planVersion } from '../../../domain/homes/plan-rooms.ts';
import type { Language } from '../../../domain/language.ts';
import { wideArea } from '../../../domain/wide-areas.ts';
import { planWords } from '../../../texts/plan-words.ts';
import type { Translate } from '../../../texts/translate.ts';
import { describeHome } from './rules/describe-home.ts';
import { heroLight, offerScene, themeScene, type Light } from './rules/hero-scenes.ts';
import type { PictureAddress, SceneKey, ShareKey } from './rules/picture-address.ts';

/** The content of a picture, and a name that changes with it. */
export type Subject = {
  name: string;
  source: () => Promise<PictureSource | { plan: FloorPlan; words: PlanWords } | null>;
  /** The text over the picture. */
  share?: ShareText | BannerText;
};

export type Subjects = {
  of: (address: PictureAddress) => Promise<Subject | null>;
  ofHome: (picture: HomePicture, no: number, season?: SeasonOfYear) => Subject;
};

/** Returns the file name of a subject in a size and format. */
export const fingerprint = (subject: Subject, { width, height, format }: PictureAddress): string =>
  createHash('sha256').update(`${subject.name}|${width}x${height}.${format}`).digest('hex').slice(0, 32);

/** The general theme says in its headline what the others say below it. */
const bannerWords = (t: Translate, theme: string): Pick<BannerText, 'headline' | 'detail'> => ({
  headline: t(`partner.pictures.headline.${theme}`),
  detail: theme === 'start' ? '' : t('partner.pictures.detail'),
});

/** Finds the subjects of addresses. */
export function createSubjects({
  db,
  files,
  drawingEdition,
  operator,
  translate,
}: {
  db: Database;
  files: FileStore;
  drawingEdition: number;
  operator: CurrentOperator;
  translate: (language: Language) => Translate;
}): Subjects {
  const drawnSubject = (name: string, drawing: Drawing): Subject => ({
    name: `${drawingEdition}|${name}`,
    source: () => Promise.resolve({ drawing }),
  });

  const storedSubject = (
    fileKey: string,
    focus?: { x: number; y: number } | 'whole',
    crop: Crop | null = null,
  ): Subject => ({
    name: ['file', fileKey, ...[focus, crop].flatMap((part) => (part ? [JSON.stringify(part)] : []))].join(
      '|',
    ),
    source: async () => {
      const photo = await files.get(fileKey);
      return photo && { photo, ...(focus && { focus }), ...(crop && { crop }) };
    },
  });

  function hero(key: string, landscape: string | null, light?: Light): Subject | null {
    if (landscape === null) return null;
    const usedLight = light ?? heroLight(key, landscape);
    return drawnSubject(`${key}|${landscape}|${JSON.stringify(usedLight)}`, {
      hero: { key, landscape, light: usedLight },
    });
  }

  async function scene(key: SceneKey): Promise<Subject | null> {
    switch (key.kind) {
      case 'country':
        return hero(`country-${key.code}`, await findCountryLandscape(db, key.code));
      case 'region': {
        // A wide area looks like the first of its regions.
        const region = wideArea(key.region)?.regions[0] ?? key.region;
        const landscape = await findRegionLandscape(db, region);
        return hero(`region-${key.region}`, landscape && regionalLandscape(region, landscape));
      }
      case 'offer': {
        const query = await findOfferQuery(db, key.id);
        if (query === null) return null;
        const { landscape, light } = offerScene(key.id, query);
        return hero(`offer-${key.id}`, landscape, light);
      }
      case 'theme': {
        const theme = themeScene(key.name);
        return theme && hero(`theme-${key.name}`, theme.landscape, theme.light);
      }
    }
  }

  function ofHome(
    { fileKey, focus, home, scene: shows }: HomePicture,
    no: number,
    season?: SeasonOfYear,
  ): Subject {
    const isMiddle = focus.x === 50 && focus.y === 50;
    if (fileKey !== null) return storedSubject(fileKey, isMiddle ? undefined : focus);
    const description = describeHome(home, no, shows, season);
    return drawnSubject(`home|${JSON.stringify(description)}`, { scene: description });
  }

  async function homeSubject({
    objectNumber,
    no,
    version,
    season,
  }: Pick<
    PictureAddress & { of: 'home' },
    'objectNumber' | 'no' | 'version' | 'season'
  >): Promise<Subject | null> {
    const picture = await findHomePicture(db, objectNumber, no, version);
    return picture && ofHome(picture, no, season);
  }

  /** Plans of homes that guests do not see are only found by their version, which their landlord's preview knows. */
  async function planSubject({
    objectNumber,
    version,
    language,
  }: PictureAddress & { of: 'plan' }): Promise<Subject | null> {
    const home = await findHomeRooms(db, objectNumber);
    const plan = home && planOfHome(home);
    if (!plan) return null;
    const presentVersion = planVersion(plan, drawingEdition);
    if (!home.isPublished && version !== presentVersion) return null;
    const words = planWords(plan, translate(language));
    return {
      name: `plan|${presentVersion}|${JSON.stringify(words)}`,
      source: () => Promise.resolve({ plan, words }),
    };
  }

  /** In the colours of the partner's pages, else of the site; a partner with a host of its own has its own name. */
  async function bannerSubject({
    partnerId,
    key,
    language,
  }: PictureAddress & { of: 'banner' }): Promise<Subject | null> {
    const { name, colours, languages } = operator();
    if (!languages.includes(language)) return null;
    const [partner, subject, location] = await Promise.all([
      findBannerPartner(db, partnerId),
      scene(key),
      key.kind === 'region' ? findLocationNames(db, { region: key.region }, language) : null,
    ]);
    if (!partner || !subject) return null;
    const t = translate(language);
    const { main, accent } = partner.colours ?? colours ?? usualColours;
    const words = location
      ? { headline: location.title, detail: t('partner.pictures.detail') }
      : bannerWords(t, key.kind === 'theme' ? key.name : 'start');
    const share: BannerText = {
      ...words,
      call: t('partner.pictures.call'),
      site: partner.hasHost ? partner.name : name,
      colours: { main, ink: inkOn(main), accent, onAccent: inkOn(accent) },
    };
    return { ...subject, name: `banner|${subject.name}|${JSON.stringify(share)}`, share };
  }

  const shareText = (
    key: ShareKey,
    language: Parameters<typeof findHomeNames>[2],
  ): Promise<Omit<ShareText, 'site'> | null> => {
    switch (key.kind) {
      case 'object':
        return findHomeNames(db, key.objectNumber, language);
      case 'region':
        return findLocationNames(db, { region: key.region }, language);
      case 'country':
        return findLocationNames(db, { country: key.code }, language);
      default:
        return Promise.resolve({ title: '', place: '' });
    }
  };

  return {
    ofHome,
    async of(address) {
      switch (address.of) {
        case 'scene':
          return scene(address.key);
        case 'staff': {
          const portrait = await findPortrait(db, address.id);
          if (!portrait) return null;
          const { seed, fileKey } = portrait;
          return fileKey === null
            ? drawnSubject(`staff|${seed}`, { portrait: seed })
            : storedSubject(fileKey);
        }
        case 'upload': {
          const upload = await findUpload(db, address.id);
          const { whole } = address;
          return (
            upload &&
            storedSubject(
              upload.fileKey,
              whole ? 'whole' : upload.focus,
              whole === 'original' ? null : upload.crop,
            )
          );
        }
        case 'rating': {
          const fileKey = await findRatingPhoto(db, address.id, address.version);
          return fileKey === null ? null : storedSubject(fileKey, address.whole ? 'whole' : { x: 50, y: 50 });
        }
        case 'share': {
          const { key, language } = address;
          const { name: site, facts } = operator();
          // The operator's share picture contains its own text.
          if (key.kind === 'theme' && key.name === 'start' && facts.sharePicture !== undefined)
            return storedSubject(facts.sharePicture.slice(1));
          const [subject, text] = await Promise.all([
            key.kind === 'object' ? homeSubject({ objectNumber: key.objectNumber, no: 1 }) : scene(key),
            shareText(key, language),
          ]);
          const share = text && { ...text, site };
          return subject && share && { ...subject, name: `${subject.name}|${JSON.stringify(share)}`, share };
        }
        case 'banner':
          return bannerSubject(address);
        case 'plan':
          return planSubject(address);
        case 'home':
          return homeSubject(address);
      }
    },
  };
}
