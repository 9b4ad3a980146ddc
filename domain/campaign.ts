/** Texts: `admin.campaigns.state.<state>`. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Texts: `admin.campaigns.action.<action>`. */
export const campaignActions = ['test', 'send', 'pause', 'resume', 'drop'] as const;
export type CampaignAction = (typeof campaignActions)[number];

export const actionsOfCampaign: Readonly<Record<CampaignState, readonly CampaignAction[]>> = {
  draft: ['test', 'send', 'drop'],
  scheduled: ['test', 'pause'],
  sending: ['pause'],
  paused: ['test', 'resume'],
  sent: [],
};

/** Default of mails per minute: what a relay accepts from a sender that it hardly knows. */
export const defaultRate = 300;
