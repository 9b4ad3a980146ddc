import type { listCampaigns } from '../../../contract/campaigns/list-campaigns.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { mailPageKey } from '../../http/mail-page.ts';
import type { CampaignsDeps } from './campaigns-context.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { readAudiences } from './audience.ts';
import { campaignsStore, type Campaign } from './campaigns-store.ts';
import type { Issues } from './issues.ts';

const pageSize = 30;

export async function listOfCampaigns(
  deps: Pick<CampaignsDeps, 'connection' | 'clock' | 'secret'> & { issues: Pick<Issues, 'subjects'> },
): Promise<ResponseOf<typeof listCampaigns>> {
  const rows = await campaignsStore.list(deps.connection.db, pageSize);
  const { db } = deps.connection;
  const audience = await readAudiences(db, deps.clock.now());
  const countReaders = (
    { state, topic }: Pick<Campaign, 'state' | 'topic'>,
    subjects: Partial<Record<Language, string>>,
  ): Partial<Record<Language, number>> => {
    if (state !== 'draft' && state !== 'scheduled') return {};
    const { readers } = audience[topic];
    return Object.fromEntries(
      languages
        .filter((language) => subjects[language] !== undefined)
        .map((language) => [language, readers[language] ?? 0]),
    );
  };
  const campaigns = await Promise.all(
    rows.map(async ({ run: _run, sendAt, finishedAt, ...campaign }) => {
      const subjects = await deps.issues.subjects(campaign.path);
      return {
        ...campaign,
        sendAt: sendAt?.toISOString() ?? null,
        finishedAt: finishedAt?.toISOString() ?? null,
        subjects,
        readers: countReaders(campaign, subjects),
      };
    }),
  );
  const sources = await campaignsStore.sources(db, deps.clock.now());
  return { campaigns, audience, sources, key: mailPageKey(deps, 'campaigns') };
}
