/** What a site needs before it opens, in the order in which it is best done. */
export const launchLines = {
  secret: true,
  address: true,
  https: true,
  reachable: true,
  name: true,
  company: true,
  contact: true,
  bank: true,
  insurance: true,
  samples: true,
  imprint: true,
  terms: true,
  mail: true,
  mailAnswer: true,
  spf: false,
  dkim: false,
  dmarc: false,
  cards: true,
  home: true,
  backup: true,
  administrator: true,
} as const satisfies Record<string, boolean>;

export type LaunchLine = keyof typeof launchLines;
export const launchLineNames = Object.keys(launchLines) as LaunchLine[];

/** `open`: it is not there yet; `unneeded`: a site like this one does without it. */
export const launchStates = ['done', 'open', 'unneeded'] as const;
type LaunchLineState = (typeof launchStates)[number];

/** One line with what was seen. Texts: `operator.launch.<line>.…`. */
export interface LookedAtLine {
  line: LaunchLine;
  isRequired: boolean;
  state: LaunchLineState;
  detail: string;
}

/** Whether all that is required is there. */
export const canOpen = (lines: readonly LookedAtLine[]): boolean =>
  lines.every(({ isRequired, state }) => !isRequired || state !== 'open');
