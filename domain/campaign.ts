/** How far an issue of the newsletter is. Texts: `admin.campaigns.state.<state>`. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What an editor does with an issue. Texts: `admin.campaigns.action.<action>`. */
export const campaignActions = ['test', 'send', 'pause', 'resume', 'drop'] as const;
export type CampaignAction = (typeof campaignActions)[number];

/** The actions that each state allows. */
export const actionsOfCampaign: Readonly<Record<CampaignState, readonly CampaignAction[]>> = {
  draft: ['test', 'send', 'drop'],
  scheduled: ['test', 'pause'],
  sending: ['pause'],
  paused: ['test', 'resume'],
  sent: [],
};

/** Mails a minute where nobody says otherwise: what a relay takes from a sender whom it hardly knows. */
export const defaultRate = 300;
