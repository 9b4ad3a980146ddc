import { isLanguage, type Language } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { isMailPageKey, mailPage } from '../../http/mail-page.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { Tx } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import { campaignsStore } from './campaigns-store.ts';
import { createIssues } from './issues.ts';
import { sendCampaignJob, testCampaignJob } from './jobs/send-campaign-job.ts';
import { sampleIssue } from './mails/sample-issue.ts';
import { sendCampaign } from './send-campaign.ts';
import type { CampaignsContext, CampaignsDeps } from './campaigns-context.ts';
import { campaignsCalls } from './calls.generated.ts';

export interface Campaigns {
  /**
   * Call it when an address has rejected a mail or complained about one: campaign mails that were sent to it recently
   * then count as bounced.
   */
  suppress(tx: Tx, addressHash: string): Promise<void>;
}

/** Stands for the reader's key in the links of test mails, which therefore do not work. */
const keyOfTest = 'test';

export function createCampaigns(areaDeps: CampaignsDeps): Area<Campaigns> {
  const deps: CampaignsContext = { ...areaDeps, issues: createIssues(areaDeps) };
  const { db } = deps.connection;

  async function renderIssueFor(campaignId: number, language: Language) {
    const campaign = await campaignsStore.find(db, campaignId);
    const render = campaign && (await deps.issues.render(campaign.path, language));
    return render ? render(keyOfTest) : null;
  }

  /** Shows a preview for editors: `/mails/campaigns/7/de?look=dark&key=...`. */
  const previewRoute: RawRoute = {
    method: 'GET',
    path: '/mails/campaigns/:id/:language',
    async answer(request, reply) {
      const { id, language } = request.params as { id: string; language: string };
      const query = new URL(request.url, 'http://localhost').searchParams;
      const mayLook = isMailPageKey(deps, 'campaigns', query.get('key'));
      const renderedIssue =
        mayLook && /^\d{1,12}$/.test(id) && isLanguage(language)
          ? await renderIssueFor(Number(id), language)
          : null;
      if (!renderedIssue) return reply.code(404).type('text/plain').send('404');
      return mailPage(reply, renderedIssue, query.get('look'));
    },
  };

  return {
    suppress: (tx, addressHash) => campaignsStore.noteBounce(tx, addressHash, deps.clock.now()),
    module: {
      name: 'campaigns',
      endpoints: bindArea(campaignsCalls, deps),
      routes: [previewRoute],
      sampleMails: sampleIssue,
      jobs: [
        jobBody(sendCampaignJob, ({ campaignId, begun }) =>
          sendCampaign({ ...deps, render: deps.issues.render }, campaignId, begun),
        ),
        jobBody(testCampaignJob, async ({ campaignId, uid, language, asked }) => {
          const address = await deps.emailOf(uid);
          const renderedIssue = await renderIssueFor(campaignId, language);
          if (address === null || !renderedIssue) return;
          await deps.mail.send({
            id: `campaign-test-${campaignId}-${language}-${asked}`,
            to: { name: '', address },
            sender: deps.operator().name,
            ...renderedIssue,
          });
        }),
      ],
    },
  };
}
