import type { ReactNode } from 'react';
import { contactKinds } from '../../../domain/contact-topics.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FurtherLinks } from '../start/further-links.tsx';
import { InfoLabels } from '../start/info-labels.tsx';
import { CountryTeasers, RegionTeasers } from '../start/location-teasers.tsx';
import { ParkTeasers } from '../start/park-teasers.tsx';
import { Promises } from '../start/promises.tsx';
import { startEntities, startEntries, type StartCatalogue, type StartText } from '../start/start-entities.ts';
import { ThemeCards } from '../start/theme-cards.tsx';
import { TravelTips } from '../start/travel-tips.tsx';

/** Shows a block of the start page as readers see it, with the labels of all seasons at once. */
export function StartBlock({
  block,
  targets,
  catalogue,
}: {
  block: ContentBlock;
  targets: Pick<StartText, 'links' | 'pictures'>;
  catalogue: StartCatalogue;
}): ReactNode {
  const { t, format } = useTexts();
  const entities = startEntities({ blocks: [block], ...targets }, catalogue, {
    today: null,
    date: format.dayAndMonth,
  });
  switch (block.kind) {
    case 'distinctions':
      return <Promises distinctions={entities.distinctions} />;
    case 'labels':
      return <InfoLabels labels={entities.labels} />;
    case 'regions':
      return (
        <RegionTeasers
          id="regions"
          heading={t('home.regions')}
          lead={t('home.regionsLead')}
          more={t('home.moreRegions')}
          teasers={entities.regions}
        />
      );
    case 'categories':
      return <ThemeCards themes={entities.themes} />;
    case 'countries':
      return (
        <CountryTeasers
          id="countries"
          heading={t('home.countries')}
          lead={t('home.countriesLead')}
          more={t('home.moreCountries')}
          teasers={entities.countries}
        />
      );
    case 'parks':
      return <ParkTeasers parks={entities.parks} />;
    case 'tips':
      return <TravelTips tips={entities.tips} />;
    case 'portals':
      return <FurtherLinks portals={entities.portals} agencies={[]} />;
    case 'agencies':
      return <NamedAgencies blocks={[block]} />;
    case 'topics':
      return (
        <dl>
          {contactKinds.map((kind) => (
            <div key={kind}>
              <dt>{t(`editor.writer.${kind}`)}</dt>
              <dd>
                {block.topics
                  .filter(({ topic }) => topic.startsWith(`${kind}.`))
                  .map(({ topic, text }) => text ?? t(`content.topic.${topic}`))
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      );
    default:
      return null;
  }
}

/** Shows the catalogue's examples if no agencies are named. */
function NamedAgencies({ blocks }: { blocks: readonly ContentBlock[] }): ReactNode {
  const agencyNames = startEntries(blocks, 'agencies').map(({ agency }) => agency);
  const { answer } = useCall(
    'listAgencies',
    agencyNames.length === 0 ? {} : { agencies: agencyNames.join(',') },
  );
  const agencies = (answer?.agencies ?? []).map(({ agencyID, name }) => ({
    title: name,
    href: `#${agencyID}`,
  }));
  return <FurtherLinks portals={[]} agencies={agencies} />;
}
