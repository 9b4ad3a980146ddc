import type { getBannerSubjects } from '../../../../contract/partners/get-banner-subjects.ts';
import { pickText } from '../../../../domain/language.ts';
import { bannerThemes } from '../../../../domain/partner-banners.ts';
import type { Handler } from '../../../http/handler.ts';
import { bannerRegions } from '../banner-regions-store.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';

export function getBannerSubjectsHandler({
  connection: { db },
  operator,
  translate,
  routes,
}: Pick<PartnersDeps, 'connection' | 'operator' | 'translate' | 'routes'>): Handler<
  typeof getBannerSubjects
> {
  return async ({ partnerID, language: asked }, { user }) => {
    const partner = (await ownPartnersStore.listByPerson(db, user.uid)).find(({ id }) => id === partnerID);
    if (!partner) return { ok: false, type: 'partner-not-found', data: null };
    const { languages, mainLanguage, name } = operator();
    const language = languages.includes(asked) ? asked : mainLanguage;
    const t = translate(language);
    const site = partner.host === null ? name : partner.name;
    const describe = (headline: string) => ({
      name: headline,
      alt: t('partner.pictures.alt', { headline, site }),
    });
    const regions = await bannerRegions(db, language);
    return {
      ok: true,
      data: {
        languages: [...languages],
        subjects: [
          ...bannerThemes.map((key) => ({
            ...{ kind: 'theme' as const, key, path: null },
            ...describe(t(`partner.pictures.headline.${key}`)),
          })),
          ...regions.map(({ key, names, slug }) => ({
            ...{ kind: 'region' as const, key, path: routes.pathOfSlug(slug, language) },
            ...describe(pickText(names, language)),
          })),
        ],
      },
    };
  };
}
