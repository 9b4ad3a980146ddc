import type { runCampaign } from '../../../../contract/campaigns/run-campaign.ts';
import { actionsOfCampaign, type CampaignAction } from '../../../../domain/campaign.ts';
import { languages, type Language } from '../../../../domain/language.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { CampaignsContext } from '../campaigns-context.ts';
import { campaignsStore, type Campaign } from '../campaigns-store.ts';
import { sendCampaignJob, testCampaignJob } from '../jobs/send-campaign-job.ts';
import { listOfCampaigns } from '../list-of-campaigns.ts';

interface Act {
  action: CampaignAction;
  /** Start of sending, never in the past. */
  sendAt: Date;
  uid: string;
  now: Date;
}

export function runCampaignHandler(deps: CampaignsContext): Handler<typeof runCampaign> {
  return async ({ id, action, sendAt }, { user }) => {
    const now = deps.clock.now();
    const requestedStart = sendAt === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(sendAt)));
    const failure = await deps.connection.transaction(async (tx) => {
      const campaign = await campaignsStore.lock(tx, id);
      if (!campaign) return 'campaign-not-found' as const;
      if (!actionsOfCampaign[campaign.state].includes(action)) return 'campaign-changed' as const;
      const subjects = await deps.issues.subjects(campaign.path);
      const written = languages.filter((language) => subjects[language] !== undefined);
      await perform(tx, campaign, written, { action, sendAt: requestedStart, uid: user.uid, now });
      return null;
    });
    if (failure) return { ok: false, type: failure, data: null };
    return { ok: true, data: await listOfCampaigns(deps) };
  };
}

async function perform(
  tx: Tx,
  campaign: Campaign,
  written: readonly Language[],
  { action, sendAt, uid, now }: Act,
): Promise<void> {
  const { id } = campaign;
  const run = (runAt: Date): Promise<void> =>
    enqueue(
      tx,
      sendCampaignJob,
      { campaignId: id, begun: now.getTime() },
      { key: `${id}-${now.getTime()}`, runAt },
    );
  switch (action) {
    case 'test':
      for (const language of written) {
        const payload = { campaignId: id, uid, language, asked: now.getTime() };
        await enqueue(tx, testCampaignJob, payload, {
          key: `${id}-${language}-${now.getTime()}`,
          runAt: now,
        });
      }
      return;
    case 'send':
      await campaignsStore.enrol(tx, campaign, written, now);
      await campaignsStore.setState(tx, id, { state: 'scheduled', sendAt, run: now.getTime() });
      return run(sendAt);
    case 'pause':
      return campaignsStore.setState(tx, id, { state: 'paused' });
    case 'resume': {
      // A campaign that was scheduled for later and paused keeps its start.
      const isPlanned = campaign.sendAt !== null && campaign.sendAt > now;
      const state = isPlanned ? 'scheduled' : 'sending';
      await campaignsStore.setState(tx, id, { state, run: now.getTime() });
      return run(isPlanned ? campaign.sendAt! : now);
    }
    case 'drop':
      return campaignsStore.delete(tx, id);
  }
}
