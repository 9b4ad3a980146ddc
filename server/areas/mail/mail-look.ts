import { escapeMarkup } from '../../../domain/escape-markup.ts';
import { brandProperties, type BrandColours } from '../../../domain/brand-colours.ts';

/** The site's colours; mail programs support no custom properties. */
export const colour = {
  paper: '#FBF7F0',
  card: '#FFFFFF',
  sunken: '#F4EEE3',
  ink: '#1D2B2A',
  quiet: '#4E5F5D',
  line: '#E7DFD2',
} as const;

/** Colours that the operator chooses: of the head, of links, and of the main button. */
export interface MailLook {
  head: string;
  onHead: string;
  words: string;
  button: string;
  onButton: string;
  dark: { head: string; words: string; button: string; onButton: string };
}

const usualLook: MailLook = {
  ...{ head: '#0F4C4A', onHead: '#FBF7F0', words: '#0F4C4A', button: '#C8421B', onButton: '#FFFFFF' },
  dark: { head: '#0B3130', words: '#8BD3C9', button: '#C8421B', onButton: '#FFFFFF' },
};

/** Builds the look from the operator's colours; null for the defaults. Colours are adjusted for contrast as on pages. */
export function buildMailLook(chosen: BrandColours | null | undefined): MailLook {
  if (!chosen) return usualLook;
  const properties = brandProperties(chosen);
  const colour = (name: string): string => properties[`--brand-${name}`]!;
  return {
    ...{ head: colour('head'), onHead: colour('head-ink'), words: colour('words') },
    ...{ button: colour('accent'), onButton: colour('on-accent') },
    dark: {
      ...{ head: colour('head'), words: colour('words-dark') },
      ...{ button: colour('accent-dark'), onButton: colour('on-accent-dark') },
    },
  };
}

export const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
export const display = "font-family:Fraunces,Georgia,'Times New Roman',serif";

const darkStyles = ({ dark }: MailLook): readonly (readonly [string, string])[] => [
  ['paper', 'background:#111A19'],
  ['card', 'background:#1A2625'],
  ['sunken', 'background:#15201F'],
  ['head', `background:${dark.head}`],
  ['ink', 'color:#F1ECE2'],
  ['quiet', 'color:#B6C2BF'],
  ['pine', `color:${dark.words}`],
  ['line', 'border-color:#2E3D3B'],
  ['main', `background:${dark.button};color:${dark.onButton}`],
];

const rules = (prefix: string, look: MailLook): string =>
  darkStyles(look)
    .map(([name, style]) => `${prefix}.${name}{${style.replaceAll(';', '!important;')}!important}`)
    .join('\n');

/**
 * Returns styles for mail programs that support dark mode; the others keep the inline styles. Outlook on the web marks elements that it has
 * darkened by attributes instead of the media query.
 */
export const darkModeStyles = (look: MailLook): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${rules('', look)}
}
${rules('[data-ogsb] ', look)}
${rules('[data-ogsc] ', look)}
@media (max-width:480px){
.body{padding:24px 20px!important}
.half{display:block!important;width:auto!important;padding:10px 16px!important;border-left:0!important}
}`;

export const withBreaks = (text: string): string => escapeMarkup(text).replace(/\r\n|\r|\n/g, '<br/>');
