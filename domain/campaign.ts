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

/** Default number of mails per minute, which mail servers accept from a sender without reputation. */
export const defaultRate = 300;

/** Reasons why an issue is not sent to a subscriber. Texts: `admin.campaigns.excluded.<exclusion>`. */
export const exclusions = ['recent', 'unconfirmed', 'bounced', 'complained', 'ended', 'otherTopics'] as const;
export type Exclusion = (typeof exclusions)[number];
