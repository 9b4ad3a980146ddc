const addressSigns = /:\/\/|@|\bwww\.|\b(?:https?|ftp|data|javascript|mailto):|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;
const joinedByDots = /([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)+)(\/)?/gu;

/**
 * Domain endings that mail programs turn into links. Every two letters count as a country; of the longer ones only common ones are
 * listed, since most others are also endings of words in names.
 */
const endings = new Set(
  `com net org info biz gov edu int mil name pro mobi asia tel travel jobs coop aero museum xyz top online site
  shop store club icu live app dev link links click vip win bid loan work date party review reviews stream download racing
  science cricket faith trade webcam accountant space website tech host press casino poker games game bet
  email mail chat social media news blog wiki page pages web digital agency company services support help zone world today
  cloud network systems software studio design photos gallery video tube film movie music radio tickets ticket
  events holiday holidays villas rentals apartments house homes immo immobilien tours cruises flights hotel hotels travel
  reise reisen ferien urlaub voyage bank money cash finance credit gold crypto coin exchange market deals sale discount
  gift gifts promo bayern berlin hamburg koeln cologne wien tirol swiss saarland ruhr nrw paris bzh corsica alsace
  bingo sexy porn sex adult dating buzz fun guru ninja rocks cool best lol one plus global group team works run love
  doctor dental clinic health care fit fitness monster quest cyou cfd sbs bond beauty hair skin makeup autos boats homes
  motorcycles yachts country kim men gdn mom lat rest uno ooo wang ren wtf zip mov php html htm`.split(/\s+/),
);

/** Abbreviations in names, often typed without the space after the dot. */
const abbreviations = new Set(
  `dr prof mag ing dipl med phil st ste sta sto jr sr h c dott avv me mme mlle mr mrs ms mx rev lic arq arch geom rag mgr judr
  mudr phdr bc rndr dra don d dn ll lt col cpt fr sor hr frau fam ma mª fco fca gpe jos chr joh alex wm geo chas thos jas md mohd muh abd
  th ch ph fr ed fred fs frid herm joach matth phil rob rud seb ulr wilh yu ju zh sh kh`.split(/\s+/),
);
const particle =
  /^(?:de|d|da|das|di|do|dos|du|del|dei|der|den|des|la|le|lo|al|el|af|av|zu|zum|zur|van|von|ten|ter|te|y|e|i)$/iu;

/** True if a name contains a link. Mails with the name go to unverified addresses, so that a name must not carry one. */
export function hasLink(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');
  if (addressSigns.test(plain)) return true;
  return [...plain.matchAll(joinedByDots)].some(({ 0: whole, 1: host = '', 2: slash, index }) => {
    const labels = host.split('.').filter((label) => label !== '');
    const lastLabel = labels.at(-1)!;
    if (slash !== undefined && /^\p{L}{2,}$/u.test(lastLabel) && labels.length > 1) return true;
    if (!isEnding(lastLabel) || labels.length < 2) return false;
    const isFollowed = /^ \p{L}/u.test(plain.slice(index + whole.length));
    return !labels.slice(1).every((after, place) => isNamePart(labels[place]!, after, isFollowed));
  });
}

function isEnding(label: string): boolean {
  const small = label.toLowerCase();
  return /^[a-z]{2}$/.test(small) || /^xn--/.test(small) || endings.has(small);
}

/** True if the dot ends an abbreviated part of a name and another part follows: `A.Th.`, `St.Clair`, `J.de Vries`. */
function isNamePart(before: string, after: string, isFollowed: boolean): boolean {
  const isInitial = /^\p{Lu}\p{M}*$/u.test(before);
  if (!isInitial && !(abbreviations.has(before.toLowerCase()) && /^\p{Lu}/u.test(before))) return false;
  // Mail programs know one-letter hosts of these endings, and such names hardly exist.
  if (/^(?:com|net|org|info|co|me|ly|io)$/i.test(after) && isInitial && after.length !== 2) return false;
  return /^\p{Lu}/u.test(after) || ((isInitial || isFollowed) && particle.test(after));
}

export const markupSigns = /[<>{}]/;

/** Matches up to three words beginning with a letter: too short for a sentence, and without room for a phone number. */
const plainWords =
  /^\p{L}[\p{L}\p{M}\d’'‘ʻʼ`´·\u200c\u200d.-]*(?: \p{L}[\p{L}\p{M}\d’'‘ʻʼ`´·\u200c\u200d.-]*){0,2}$/u;
const plainLengthMax = 40;

/** True if a mail to an unconfirmed address may greet by this name. Other names may be real, but could carry a message. */
export function isPlainName({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  return [firstName, lastName]
    .map((name) => name.trim())
    .every((name) => name.length <= plainLengthMax && plainWords.test(name));
}
