import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';
import tlds from 'tlds' with { type: 'json' };

/** Common mail domains of the countries of our languages; these are never corrected. */
const mailboxes = [
  ...POPULAR_DOMAINS,
  // Used in all countries.
  `gmail.com googlemail.com icloud.com me.com mac.com proton.me pm.me protonmail.com protonmail.ch outlook.com outlook.de
  outlook.fr outlook.it hotmail.com hotmail.de hotmail.fr hotmail.it hotmail.co.uk live.com live.de live.fr live.it
  live.nl msn.com yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.co.uk ymail.com aol.com aol.de`,
  // Used in Germany, Austria and Switzerland.
  `gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu web.de t-online.de freenet.de posteo.de mailbox.org arcor.de mail.de
  email.de 1und1.de online.de vodafone.de vodafonemail.de kabelmail.de unitybox.de ewe.net ewetel.net netcologne.de
  m-net.de magenta.de tutanota.com tutanota.de tuta.com tuta.io a1.net aon.at chello.at liwest.at bluewin.ch sunrise.ch
  hispeed.ch swissonline.ch romandie.com ticino.com`,
  // Used in France and Belgium.
  `orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr numericable.fr aliceadsl.fr club-internet.fr gmx.fr
  skynet.be telenet.be proximus.be voo.be`,
  // Used in Italy.
  `libero.it virgilio.it alice.it tim.it tin.it tiscali.it fastwebnet.it email.it inwind.it iol.it poste.it pec.it
  legalmail.it aruba.it teletu.it gmx.it`,
  // Used in the Netherlands and Luxembourg.
  'ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl pt.lu',
].flatMap((domains) => domains.split(/\s+/));

/** Top-level domains that a typo is corrected to; one that exists is not corrected. */
const endings = ['com', 'de', 'net', 'org', 'fr', 'it', 'ch', 'at', 'info', 'co.uk'];

/** Shorter domains may differ by fewer letters, because short names are similar to many others. */
const shortDomain = 8;

/** Returns the suggested address, or null. It is a question, not a refusal, because only a delivered mail proves an address. */
export function suggestAddress(input: string): string | null {
  const email = input.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || mailboxes.includes(domain)) return null;
  const suggestion = run({
    email,
    domains: mailboxes,
    secondLevelDomains: [],
    topLevelDomains: tlds.includes(domain.slice(domain.lastIndexOf('.') + 1)) ? [] : endings,
    distanceFunction: countTypos,
    domainThreshold: domain.length <= shortDomain ? 1 : 2,
    topLevelThreshold: 1,
  });
  return suggestion ? email.slice(0, at + 1) + suggestion.domain : null;
}

/** Returns the edit distance: letters left out, added, replaced or swapped with their neighbour. */
function countTypos(input: string, domain: string): number {
  // Google has all mailboxes under gmail.com, whatever the country.
  if (domain === 'gmail.com' && input.startsWith('gmail.')) return 1;
  const rows: number[][] = [Array.from({ length: domain.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= input.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= domain.length; j += 1) {
      const isSame = input[i - 1] === domain[j - 1];
      const isSwapped = i > 1 && j > 1 && input[i - 1] === domain[j - 2] && input[i - 2] === domain[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[input.length]![domain.length]!;
}
