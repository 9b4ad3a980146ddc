/** The site's colours; mail programs support no custom properties. */
export const colour = {
  paper: '#FBF7F0',
  card: '#FFFFFF',
  sunken: '#F4EEE3',
  ink: '#1D2B2A',
  quiet: '#4E5F5D',
  pine: '#0F4C4A',
  onPine: '#FBF7F0',
  coral: '#C8421B',
  line: '#E7DFD2',
} as const;

export const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
export const display = "font-family:Fraunces,Georgia,'Times New Roman',serif";

const dark: readonly (readonly [string, string])[] = [
  ['paper', 'background:#111A19'],
  ['card', 'background:#1A2625'],
  ['sunken', 'background:#15201F'],
  ['head', 'background:#0B3130'],
  ['ink', 'color:#F1ECE2'],
  ['quiet', 'color:#B6C2BF'],
  ['pine', 'color:#8BD3C9'],
  ['line', 'border-color:#2E3D3B'],
  ['main', 'background:#C8421B;color:#FFFFFF'],
];

const rules = (prefix: string): string =>
  dark
    .map(([name, style]) => `${prefix}.${name}{${style.replaceAll(';', '!important;')}!important}`)
    .join('\n');

/**
 * Mail programs that support it show dark colours; the others keep the inline ones. Outlook on the web marks what it has darkened by
 * attributes instead of the media query.
 */
export const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${rules('')}
}
${rules('[data-ogsb] ')}
${rules('[data-ogsc] ')}
@media (max-width:480px){
.body{padding:24px 20px!important}
.half{display:block!important;width:auto!important;padding:10px 16px!important;border-left:0!important}
}`;

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

export const withBreaks = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br/>');
