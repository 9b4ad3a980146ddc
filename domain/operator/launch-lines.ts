/** The requirements of a site before it opens, in the recommended order. */
export const launchLines = {
  secret: true,
  address: true,
  https: true,
  reachable: true,
  live: true,
  name: true,
  company: true,
  contact: true,
  bank: true,
  insurance: true,
  samples: true,
  imprint: true,
  terms: true,
  hostTerms: true,
  accessibility: true,
  about: false,
  promise: false,
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

/** `open`: not done yet; `unneeded`: not required for this kind of site. */
export const launchStates = ['done', 'open', 'unneeded'] as const;
type LaunchLineState = (typeof launchStates)[number];

/** A checked line with the result. Texts: `operator.launch.<line>.…`. */
export interface LookedAtLine {
  line: LaunchLine;
  isRequired: boolean;
  state: LaunchLineState;
  detail: string;
}

/** True when all requirements are done. */
export const canOpen = (lines: readonly LookedAtLine[]): boolean =>
  lines.every(({ isRequired, state }) => !isRequired || state !== 'open');
