import type { listCampaigns } from '../../../contract/campaigns/list-campaigns.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { mailPageKey } from '../../http/mail-page.ts';
import type { CampaignsDeps } from './campaigns-context.ts';
import { campaignsStore } from './campaigns-store.ts';
import type { Issues } from './issues.ts';

const listed = 30;

export async function listOfCampaigns(
  deps: Pick<CampaignsDeps, 'connection' | 'clock' | 'secret'> & { issues: Pick<Issues, 'subjects'> },
): Promise<ResponseOf<typeof listCampaigns>> {
  const found = await campaignsStore.list(deps.connection.db, listed);
  const campaigns = await Promise.all(
    found.map(async ({ run: _run, sendAt, finishedAt, ...campaign }) => ({
      ...campaign,
      sendAt: sendAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      subjects: await deps.issues.subjects(campaign.path),
    })),
  );
  return { campaigns, key: mailPageKey(deps, 'campaigns') };
}
