import type { Words } from './words.ts';

export const german: Words = {
  numbers: [
    'eine?[nrms]?|1',
    'zwei|zwo',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  months: [
    'jan(?:uar)?|jänner',
    'feb(?:ruar)?|feber',
    'märz|mrz',
    'apr(?:il)?',
    'mai',
    'juni?',
    'juli?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'okt(?:ober)?',
    'nov(?:ember)?',
    'dez(?:ember)?',
  ],
  weekdays: 'mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?',
  until:
    'bis(?: zum| einschließlich| inkl\\.?)?|auf(?: den)?|(?:und )?(?:abreise|abfahrt|rückreise|heimreise)(?: ist)?(?: am)? ?:?',
  from: '(?:anreise|ankunft|anfahrt)(?: ist)?(?: am| ab| vom)? ?:?|vom|von|ab(?: dem| em| am)?|am|ab|beginnend am',
  or: 'oder',
  and: 'und|u\\.?',
  around: 'um den|um die|um|ca\\.?|circa|etwa|ungefähr|rund um den',
  nights: 'nächten?|nacht|übernachtung(?:en)?|ün|ü',
  days: 'tagen?|tag|tg\\.?',
  daysOfWeeks: {},
  weeks: 'wochen?|wo\\.|wo',
  week: 'woche',
  fortnight: 'vierzehn tage',
  weekend:
    '(?:übers |am |über das |über ein |an einem |fürs |für ein |ein )?(?:wochenende|weekend|we)|(?:von )?fr(?:eitag)? ?(?:bis|-) ?so(?:nntag)?',
  longWeekend:
    '(?:übers |über |für |ein |an |einem )*(?:lange[sn]?|verlängerte[sn]?) (?:wochenende|weekend|we)',
  thisWeekend:
    '(?:fürs |für |am |an |übers )?(?:diese[sm]|kommende[sn]|nächste[sn]?) (?:wochenende|weekend|we)',
  weeksOfMonth: [
    '(?:in der |am )?(?:erste[sn]?|1\\.|1ste[nr]?)',
    '(?:in der |am )?(?:zweite[sn]?|2\\.)',
    '(?:in der |am )?(?:dritte[sn]?|3\\.)',
    '(?:in der |am )?letzte[sn]?',
  ],
  firstTwoWeeks: '(?:in den |die )?(?:ersten (?:zwei|beiden|2)|(?:zwei|2|beiden) ersten) wochen',
  lastTwoWeeks: '(?:in den |die )?(?:letzten (?:zwei|beiden|2)|(?:zwei|2|beiden) letzten) wochen',
  withinDates: '(?:irgendwann )?zwischen(?: dem| den)?',
  after: '(?:erst )?nach(?: dem)?',
  beforeDay: 'vor(?: dem)?',
  nextWeek: '(?:in der )?(?:nächsten?|kommenden?) woche',
  today: 'heute',
  tomorrow: '(?:ab )?morgen',
  inTime: 'in',
  early: '(?:ab |zu )?(?:anfang|beginn)',
  middle: '(?:ab |seit )?mitte',
  late: '(?:ab |gegen )?ende',
  halves: [
    '(?:in der |die )?(?:ersten?|1\\.) hälfte(?: des| vom)?',
    '(?:in der |die )?(?:zweiten?|2\\.|letzten?) hälfte(?: des| vom)?',
  ],
  weekOfYear: '(?:in (?:der )?)?(?:(?:kw|kalenderwoche) ?(\\d{1,2})|(\\d{1,2})\\. ?(?:kw|kalenderwoche))',
  nextYear: '(?:im )?(?:nächste[sn]?|kommende[sn]?) jahr(?:es)?',
  wholeMonth: '(?:(?:den|der|im) )?(?:ganze[nr]?|gesamte[nr]?|kompletten?r?) (?:monat )?',
  nextMonth: '(?:im |in )?(?:nächste[nmr]|kommende[nmr]) monat',
  dayAfterTomorrow: '(?:ab )?übermorgen',
  daysOfWeek: [
    ['montags?', 'mo'],
    ['dienstags?', 'di'],
    ['mittwochs?', 'mi'],
    ['donnerstags?', 'do'],
    ['freitags?', 'fr'],
    ['samstags?|sonnabends?', 'sa'],
    ['sonntags?', 'so'],
  ],
  next: 'nächste[nmr]?|kommende[nmr]?|diese[nmr]?',
  turnOfYear:
    'zwischen den (?:jahren|feiertagen)|über die feiertage|(?:über |zwischen )?weihnachten (?:bis|und|\\+|&) (?:neujahr|silvester)',
  monthsOfStay: 'monate?n?',
  seasons: ['frühlings?|frühjahr', 'sommers?|hochsommer', 'herbst', 'winters?'],
  feasts: {
    christmas:
      '(?:über |an |zu )?weihnachten|weihnachtszeit|weihnachtsfeiertage|(?:über die )?weihnachtstage|heiligabend',
    newYear: '(?:über |an |zu )?(?:silvester|sylvester|neujahr)',
    easter:
      '(?:von )?karfreitag bis ostermontag|(?:über |an |zu )?ostern|(?:über die )?osterfeiertage|(?:über die )?ostertage|karfreitag|ostermontag|ostersonntag',
    ascension: '(?:über |an )?(?:christi )?himmelfahrt|vatertag',
    pentecost: '(?:über |an |zu )?pfingst(?:en|montag|sonntag)',
    corpusChristi: '(?:über |an )?fronleichnam',
    assumption: 'mariä himmelfahrt',
    carnival: '(?:über |an |zu )?(?:karneval|fasching|fasnacht|fastnacht|rosenmontag|faschingsdienstag)',
    allSaints: '(?:über |an |zu )?allerheiligen',
    immaculateConception: 'mariä empfängnis',
    valentine: '(?:am |zum |über )?valentinstag',
    epiphany: '(?:über |an )?(?:dreikönig(?:e|stag)?|heilige drei könige)',
  },
  schoolHolidays: {
    winter: '(?:in den )?(?:winterferien|skiferien|faschingsferien|sportferien|semesterferien|februarferien)',
    easter: '(?:in den )?osterferien',
    pentecost: '(?:in den )?pfingstferien',
    summer: '(?:in den )?(?:sommerferien|großen ferien)',
    autumn: '(?:in den )?herbstferien',
    christmas: '(?:in den )?weihnachtsferien',
  },
  fewDays: '(?:für )?(?:ein )?paar (?:tage|nächte)|einige (?:tage|nächte)|kurztrip|kurzurlaub|kurzreise',
  plusMinus: '(?:\\+-|plus ?\\/? ?minus)',
  flexible:
    '(?:(?:termin|zeitlich|datum|zeitraum|wir sind|bin|sind) )*(?:ist |sind )?flexib(?:el|le)|(?:termin|zeit|zeitlich|datum) (?:ist )?egal',

  adults:
    'erw(?:achsenen?r?|\\.)?|erwachsenenpersonen|großen?|senioren|rentner|eltern|müttern?|vätern?|mamas|papas|muttis',
  bedroomKinds: '(?:doppel|einzel|zweibett|dreibett|vierbett|mehrbett|familien)(?:schlaf)?zimmern?|dz|ez',
  children:
    '(?:schul|kindergarten|klein)?kind(?:er|ern)?|kids|kd\\.?|ki\\.?|jugendlichen?|jugendl\\.?|teens?|kleinen?(?! (?:hund|haus|whg|wohnung))|zwillinge|buben?|jungs?|jungen|mädchen|mädels|teenies?|teenagern?|sohn|söhnen?|tochter|töchtern?|enkeln?|enkelkindern?',
  aged: 'im alter von|im alter|sind|von|alter|mit|je|circa|ca\\.?',
  years: 'j\\.?|jahren? alt|jahren?|jähriges?',
  youths: 'jungs|jungen|mädels|mädchen|männer|frauen',
  persons:
    'kletterern?|bergsteigern?|pfadfindern?|wanderern?|radlern?|radfahrern?|surfern?|skifahrern?|monteuren?|studenten|studierenden?|schülern?|damen|herren|anfängern?|anglern?|köpfige[nr]? (?:familie|gruppe)|freundinnen|freunden?|kumpels?|kollegen|personen|person|pers?\\.?|leuten?|leut|leit|gästen?|gast|pax|mann|frauen|männern?|urlauber|köpfe|reisenden?|schläfer|schlafplätzen?|schlafmöglichkeiten|schlafgelegenheiten|p(?! ?\\.? ?(?:p|n|w|tag|nacht|night|nuit|notte)(?![a-z]))',
  couple:
    '(?:mit )?meine[rm]? besten (?:freundin|freund)|für (?:meine|unsere) (?:schwieger|groß)?eltern|wir eltern|(?:ein |als |wir als |für ein )?(?:(?:junges|älteres|verliebtes|meiner besten freundin) )?(?:liebes|rentner|senioren)?(?:paar|pärchen|ehepaar)|(?:meine? |mich und meine? )(?:frau|mann|freund|freundin|partner|partnerin|verlobte)(?: und (?:ich|mich))?|(?:ich (?:und|mit) |mit )(?:(?:meine[rnm]?|der|dem) )?(?:frau|mann|freund|freundin|partner|partnerin|verlobten|mutter|schwester)|für (?:uns (?:beide|zwei)|zwei)|wir beide|wir 2|wir zwei|nur wir zwei|zweisam(?:keit)?',
  couples: '(?:befreundeten? )?(?:ehe)?paaren?|pärchen',
  including: 'davon|darunter|dabei|inkl\\.?|inklusive|einschließlich',
  familyOf: '(?:familie|gruppe|reisegruppe|truppe) (?:mit|von|zu|aus|à|,)? ?(?:insgesamt )?',
  families: 'familien(?: mit| à| a| zu)?(?: je(?:weils)?)?',
  each: 'je(?:weils)?|pro familie',
  family:
    '(?:(?:unsere|meine|als|für) )*(?:familie mit|fam\\.?(?: m\\.?| mit)?|familie,?|familienurlaub mit)',
  parents: 'mama|mutter|mutti|papa|vater|vati',
  grandparents:
    'oma|opa|omi|opi|großmutter|großvater|schwester|bruder|tante|onkel|schwiegermutter|schwiegervater',
  companions: 'betreuer(?:in)?|pfleger(?:in)?|pflegekraft|begleitperson|assistenz',
  loneParent: 'alleinerziehende?r?(?: (?:mama|mutter|papa|vater))?(?: mit)?',
  oneChild:
    '(?:mit|und|\\+|&) (?:(?:unserem?|unserer|meinem|meiner|dem|der|kleinem) )*(?:kind|sohn|tochter|teenager|teenie|enkel|enkelin|enkelkind|schulkind)',
  singleChild:
    '(?:klein|schul)?kind|jugendl\\.?|jugendlicher?|teenager|teenie|teen|sohn|tochter|enkelin|enkel',
  babies: 'babys?|babies|säuglingen?|kleinkindern?|kleinstkindern?',
  yearsOld: 'jährige[nrsm]?|jahre alte[rsn]?',
  monthsOld: 'monaten?(?: alte[snm]?| alt)?|monatige[snm]?|mon\\.?',
  baby: '(?:(?:mit|und|inkl\\.?) )?(?:(?:(?:k?ein|unser|mein)(?:em|es)?|1|dem) )?(?:baby|säugling|neugeborenen?|kleinkind|kleinstkind)',
  me: 'ich|mich',
  my: 'meine?[nmr]?|unsere?[nmrs]?|unserm|die|dem|der|einem|einer',
  alone:
    '(?:ich )?(?:ganz )?allein(?:e|reisend(?:e|er)?)?|nur für mich|nur ich|single|solo|soloreise|ich bin allein',
  parties: [
    '',
    'zu zweit|zu 2t|zweier',
    'zu dritt|zu 3t',
    'zu viert|zu 4t',
    'zu fünft',
    'zu sechst',
    'zu siebt',
    'zu acht',
    'zu neunt',
    'zu zehnt',
    'zu elft',
    'zu zwölft',
    'zu dreizehnt',
    'zu vierzehnt',
    'zu fünfzehnt',
  ],
  sleeps:
    '(?:platz|schlafplätze|betten|geeignet) für|für (?:bis zu|max\\.?|maximal|mind\\.?|mindestens|insgesamt|ca\\.?|circa|etwa)',
  forParty: '(?:für )?uns|für|f\\.|wir sind|mir (?:sind|san|sin)|mia san|mer sin[dn]?|sind|zu',

  upTo: 'bis zu|bis max\\.?(?:imal)?|bis|max\\.?(?:imal|imum|imalpreis)?|höchstens|unter|(?:unser |mein |mit |gesamt)?(?:budget|preislimit|limit|preis|kosten|gesamtpreis|preisrahmen|reisekasse)(?: (?:von|bis|unter|zu|max\\.?|maximal|ca\\.?|circa|etwa|um die|liegt|bei|ist|sind|beträgt|höchstens))*|nicht (?:mehr als|über|teurer als)|weniger als|günstiger als|darf (?:max\\.? |maximal |höchstens )?kosten|<',
  atLeast: 'ab|mind(?:estens|est|\\.)?|min\\.?|wenigstens|über|mehr als',
  between: 'zwischen|von',
  perNight:
    '(?:pro|je|die|\\/|p\\.?) ?(?:nacht|n\\b|übernachtung|tag)|à (?:nacht|tag)|am tag|täglich|tagespreis',
  perPerson: '(?:pro|je|\\/|p\\.?) ?(?:person|kopf|nase|pers\\.?)|p\\.? ?p\\.?',
  perWeek: '(?:pro|je|die|in der|\\/|p\\.?) ?(?:woche|w\\b)|wöchentlich|wochenpreis',
  perMonth: '(?:pro|je|im|\\/) ?monat|monatlich|monatsmiete',
  foreignMoney: 'pfund|dollar|franken|sfr\\.?|chf|kronen|dkk',

  house:
    '(?:ein |ganzes |ganze )?(?:ferien|urlaubs|block|holz|reihen|reihenend|wochenend|land|stein|bauern|friesen|kapitäns|reetdach|reet|schweden|dänen|nurdach|einfamilien|sommer|insel|dünen|familien|gruppen|garten|fischer|fachwerk|berg|wald|luxus|design|stadt|nichtraucher|traum|reetdachferien|selbstversorger|gruppenferien|urlaubs|poolferien|einzel)?-?h(?:aus|aeuser|äuser|äuschen|ausl|äusl|ütten?|üttl?n?)|(?:doppel)?haushälfte|(?:ferien)?dom(?:i|[iu]zil)l?|tiny ?-?house|(?:ferien)?bungalows?|(?:luxus|ferien|strand|traum|stadt)?vill(?:a|en)|fincas?|(?:berg)?chalets?|(?:berg|alm|ski|holz|selbstversorger|block)h(?:ütte|ütten|ütterl)|alm|cottage|landhäuser|rustico|casa',
  apartment:
    '(?:ferien-?|urlaubs|dachgeschoss|einzimmer|zweizimmer|dreizimmer|stadt|altbau|nichtraucher|erdgeschoss|familien|einlieger|maisonette|strand|luxus|dg-?|eg-?)?(?:whg|wohnung|wohnungen)|(?:nichtraucher-?)?fewos?|ferienwhg|(?:ferien|strand|studio)?-?app?art(?:e?ment|ments|ements)s?|app\\.?|ap\\.|fw|studios?|penthouse|maisonette|loft|etw',
  bedrooms:
    '(?:(?:getrennten?|separaten?|eigenen?) )?(?:schlafzimmern?|schlafz\\.?|schlafzi\\.?|schlafräumen?|sz|sch?lz|doppelzimmern?|dz)',
  rooms: '(?:-? ?zimmern?|zi\\.?|-? ?räumen?|-? ?raum)(?: ?-? ?(?=wohnung|haus|fewo|apartment))?',
  countedRooms: [],
  bathrooms: 'b(?:ad|äder|ädern)(?:ezimmern?)?|badezimmern?|badz\\.?|wc|duschbädern?',
  beds: '(?:einzel)?betten|bett',
  area: 'qm|m2|quadratmetern?',
  stars: 'sternen?',

  sea: 'meer|mehr|(?:sand|bade|hunde|meeres)?strand|strandes|meeres|küste|wasser|strandpromenade|ostseestrand|nordseestrand|ozean',
  lake: '(?:bade)?see|sees|seeufer|badesee',
  lift: 'ski-?lifte?n?|lifte?n?|pisten?|skipisten?|seilbahn|bergbahn|gondel|skigebiete?n?',
  track: '(?:langlauf-?)?loipen?',
  at: '(?:direkt |gleich |unmittelbar |ganz )*(?:am|an der|an)|mit (?:direktem )?zugang zum',
  close:
    '(?:in der |in )?nähe (?:zum|zur|vom|von der|des|der|am|an der)?|nah (?:am|an der|zum)|nahe (?:bei|bi|dem|der|am|an der|zum)?|unweit (?:vom|der)|ans|an die|(?:nicht|net) (?:so |zu )?weit (?:vom|von der|zum|zur|weg vom)|dicht (?:am|an der)|in reichweite (?:zum|zur|des|der)|kurzer weg zum|kurze wege zum',
  atSea:
    '(?:direkt |gleich )?(?:hinter|in) den dünen|strandlage|direkt am wasser|erste[r]? reihe(?: (?:am|zum) (?:meer|strand))?|erste[r]? (?:meeres|strand)(?:linie|reihe)|(?:direkter? )?(?:strand|meer)(?:es)?zugang|wassergrundstück',
  atLake: 'seelage|seegrundstück|(?:direkter? |eigener? |eigenem )?seezugang|am seeufer',
  atLift: 'ski ?-?in ?(?:-|\\/|and|und)? ?ski ?-?out|pistenlage',
  atTrack: '',
  nearSea:
    '(?:hauptsache|irgendwo|egal wo) meer|(?:in )?(?:strand|meeres|meer|küsten)[ -]?nähe|(?:strand|meer|küsten)nahe?[rs]?',
  nearLake: '(?:in )?see[ -]?nähe|seenahe?[rs]?',
  nearLift: '(?:in )?(?:skilift|lift|pisten|skigebiet)s?[ -]?nähe',
  nearTrack: '(?:in )?loipen[ -]?nähe',
  onFoot:
    'zu fuß(?: erreichbar)?|fußläufig(?: erreichbar)?|in fußläufiger entfernung|fußweg|laufweite|laufnähe|gehminuten|gehdistanz|zu fuss(?: erreichbar)?',
  atBehind: 'vor der (?:haus)?tür(?:e)?|vorm haus|direkt am haus|direkt vor der tür',
  closeBehind: '(?:ist |sollte )?(?:(?:ganz )?in der nähe|nicht weit|um die ecke|nahe?)(?: sein)?',
  distant: '(?:weit )?entfernt|weg|erreichbar|laufen',
  minutes: 'min(?:uten)?\\.?(?: zu fuß| zu fuss| fußweg| gehweg| laufen| gehen)?|gehminuten|laufminuten',
  awayFrom:
    '(?:(?:entfernt|weg|zu fuß) )?(?:bis )?(?:vom|von der|zum|zur|bis zum|bis zur|ans|bis ans|an den|bis)',

  dogs: '(?:(?:mit|für|inkl\\.?|plus) )?(?:(?:einem|einen|unserem|unserm|unser|mein|meinem|meinen|dem|kleine[mnrs]?|große[mnrs]?|liebe[mnrs]?|älterem|ruhigem) )*(?:hund|hunt|hündchen|hündin|welpen?|vierbeiner)(?: (?:ist |darf )?(?:erlaubt|willkommen|erwünscht|ok|okay|mit|dabei|gestattet|kein problem|kommt mit|muss mit|darf mit|inklusive|klein|groß|mittelgroß|lieb|ruhig))*|hunde (?:sind )?(?:erlaubt|willkommen|ok|okay|gestattet|erwünscht)|hundefreundlich(?:e[srnm]?)?|hundeurlaub|hundegerecht(?:e[srnm]?)?|urlaub mit hund|wauwau|fellnase',
  manyDogs:
    '(?:mit )?(?:(?:unseren|meinen|mehreren|den|unsere|meine|mehrere) )?(?:hunden|hunde)(?: (?:erlaubt|willkommen))?',
  dogBreeds:
    'labrador(?:e|s|en)?|retriever|dackel|pudel|terrier|schäferhunde?|husk(?:y|ies|ys)|beagles?|mops|möpse|collies?|bulldoggen?',
  noPets:
    '(?:haustiere?|tiere?|hunde?) nein|(?:ohne|keine?n?|kein) (?:haustiere?n?|tiere?n?|hunde?n?)(?: (?:erlaubt|bitte|im haus))?|(?:haustiere?|tiere?|hunde?) (?:sind )?(?:verboten|unerwünscht|tabu|(?:nicht|net) (?:erlaubt|gestattet|erwünscht))|haustier(?:e )?verbot|hundeverbot|(?:haus)?tier(?:haar)?frei(?:e[srn]?)?|hundefrei(?:e[srn]?)?|keine hunde und katzen',
  pets: '(?:(?:mit|inkl\\.?) )?(?:haustiere?n?|haustier)(?: (?:sind )?(?:erlaubt|willkommen|ok|gestattet))?|tiere (?:sind )?(?:erlaubt|willkommen|ok)|(?:haus)?tierfreundlich(?:e[srnm]?)?',
  flags: {
    swimmingpool:
      '(?:mit )?(?:(?:innen|außen|hallen|salzwasser|natur|garten|infinity|gemeinschafts|privat|kinder)?-?pools?|swimming[ -]?pools?|schwimmbad|schwimmbecken|hallenbad)',
    internet: 'wlan|w-lan|wi-?fi|internet(?:anschluss|zugang)?|glasfaser',
    terrace: '(?:dach|sonnen|süd|holz)?-?(?:terrassen?|balkone?|terr\\.?|balk\\.?)|loggia|freisitz|veranda',
    parking:
      '(?:auto|park|pkw-?)?(?:parkplatz|stellplatz|parkplätze|abstellplatz)(?: (?:am|direkt am) haus)?|(?:tief)?garage|parken|carport|parkmöglichkeit(?:en)?',
    tv: '(?:smart|sat|kabel)?[ -]?(?:tv|fernseher|fernsehen)',
    dishwasher: 'sp(?:ü|üh)lmaschine|spülm\\.?|spüma|geschirrspüler|geschirrspülmaschine|spüli',
    washingmachine: 'waschmaschine|waschm\\.?|wama|waschmöglichkeit',
    nonsmoking:
      '(?:nicht|kein)raucher(?:unterkunft|zimmer)?|rauchfrei(?:e[srn]?)?|nichtrauchend|rauchverbot|keine raucher|kein rauch(?:en)?',
    sauna: '(?:infrarot|außen|fass|bio|panorama|garten|haus)?-?sauna',
    grill: '(?:gas|holzkohle|elektro)?grill(?:platz|möglichkeit|ecke|en)?|bbq|barbecue',
    airconditioning: 'klimaanlage|klimagerät|klimatisiert|klima|klimaanl\\.?|a\\/c',
    whirlpool: '(?:außen)?whirlpool|whirlwanne|jacuzzi|hot ?-?tub|badezuber|badetonne|badefass|hottub',
    fireplace:
      '(?:(?:offene[mnr]?|mit) )?(?:kamin(?:ofen|feuer)?|(?:schweden|holz|kachel|bollers?|bullers?|pellet)öfen|(?:schweden|holz|kachel)ofen|bullerjan)',
    fishing: '(?:zum )?angeln|(?<!\\d )angler|angel(?:urlaub|möglichkeit(?:en)?|steg|gewässer)|fischen',
    boatrentalservice: '(?:eigene[ms]? )?(?:ruder|motor|angel|tret|segel)?boot(?:sverleih|svermietung)?',
    seaview:
      '(?:panorama)?meer(?:es)?(?:blick|sicht)|ostseeblick|nordseeblick|sicht aufs meer|blick aufs meer|blick auf das meer|mit blick aufs meer',
    evcharging:
      '(?:(?:mit |und )?(?:(?:e-?autos?|elektroautos?) )?(?:wallbox|ladestation|ladesäule|ladepunkt|lademöglichkeit|e-?ladestation|e-?ladesäule|e-?tankstelle)|(?:e|elektro)[ -]?auto(?:s)?(?: zu)? laden|elektroauto)(?: (?:für )?(?:das |unser |ein )?(?:e|elektro)?-? ?autos?)?(?: laden)?|e[ -]auto (?:laden|ladestation|lademöglichkeit)',
    stepfree:
      'ebenerdig(?:e[srn]?)?|stufenlos(?:e|er|es)?|stufenfrei(?:e[srn]?)?|treppenfrei(?:e[srn]?)?|schwellenlos|(?:ohne|keine) (?:treppen?|stufen)(?:steigen)?|(?:nicht|schlecht|kaum) (?:mehr )?(?:gut )?treppen ?(?:steigen|laufen|gehen)',
    walkinshower:
      '(?:mit )?(?:bodengleiche[rn]?|ebenerdige[rn]?|barrierefreie[rn]?|bodentiefe[rn]?|begehbare[rn]?|befahrbare[rn]?|stufenlose[rn]?) dusche|dusche ohne (?:stufe|schwelle|einstieg)|walk-?in-?dusche',
    instantbooking: 'sofort (?:buchbar|bestätigt|zu buchen)|sofort buchen|sofortbuchung|direkt buchbar',
    vouchers:
      'gutschein(?:e)? einlösbar|(?:mit|per) (?:reise)?gutschein(?: (?:zahlen|bezahlen|bezahlbar))?|reisegutschein|gutscheine werden angenommen',
  },
  others: [
    ['nichtraucher(?:fewo|ferienwohnung|wohnung)', { nonsmoking: 'Y', objectType: 'apartment' }],
    ['nichtraucher(?:ferienhaus|haus)', { nonsmoking: 'Y', objectType: 'house' }],
    [
      '(?:barrierefrei|rollstuhlgerecht|behindertengerecht|behindertenfreundlich|rollstuhlgeeignet|rollitauglich|rollstuhltauglich|rollstuhlgängig)(?:e[srnm]?)?(?: (?:bad|badezimmer))?|(?:mit |für |im )?(?:den )?rollstuhl(?:fahrer(?:in)?)?|rolli',
      { stepfree: 'Y', widedoors: 'Y' },
    ],
    [
      '(?:kostenlos|kostenfrei|gratis) (?:stornierbar|stornieren|zu stornieren)|kostenlose (?:stornierung|storno)|gratis storno|flexibel stornierbar|mit (?:kostenloser )?stornierung|stornierbar',
      { freeCancel: 'Y' },
    ],
    ['seeh(?:aus|äuser)', { objectType: 'house', distLake: 1 }],
    ['poolhaus', { objectType: 'house', swimmingpool: 'Y' }],
    ['strandh(?:aus|äuser)', { objectType: 'house', distSea: 1 }],
    ['last ?-?min(?:ute|it|\\.)?(?:[ -]?angebote?)?', { lastminuteonly: 'Y' }],
    [
      'von privat(?:en)?|(?:direkt )?(?:vom|von) (?:vermieter|eigentümer|besitzer)|private vermietung|privatvermieter|privater vermieter|private vermieter',
      { providerType: 'private' },
    ],
  ],
  unsearchable:
    'im haus(?= ?(?:[,;.!)]|$))|(?:oder )?eine woche (?:später|früher)|(?:wohnwagen|wohnmobil|camper|caravan|zelt)(?:[ -]?(?:stell)?platz)?|stellplatz für (?:wohnwagen|wohnmobil|camper|zelt)|mobilheime?|mit tieren für (?:die )?kinder|unter der woche|(?:mo|montag) ?- ?(?:fr|freitag)|babybett|kinderbett|reisebett|hochstuhl|hausboote?|aufzug|fahrstuhl|garten|ruhig(?:e|es|er)? gelegen|alleinlage|weihnachtsm[aä]rkte?n?|nicht (?:zu|so) (?:teuer|groß)|wellness|spielplatz|trockner|erdgeschoss|bergblick|seeblick|handtücher|bettwäsche|endreinigung',
  spellings: [
    ['(\\d{1,2})p', '$1 pers'],
    ['(\\d{1,2})n', '$1 nächte'],
    ['zw', 'zwischen'],
    ['wochenend|wochende|wochenede', 'wochenende'],
    ['(\\d{1,2})er(?:gruppe)?', '$1 personen'],
    ['(\\d{1,2})jährige[rsnm]?', '$1 jährige'],
    [
      '(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)wochenende',
      'wochenende $1',
    ],
    [
      '(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)wochen',
      'wochen $1',
    ],
    [
      '(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)hälfte',
      'hälfte $1',
    ],
    ['oster(wochenende|woche)', 'ostern $1'],
    ['pfingst(wochenende|woche)', 'pfingsten $1'],
    ['(wellness|familien|mädels|wander|ski|kuschel|verlängertes|kurz)wochenende', '$1 wochenende'],
    ['(pärchen)(wochenende|urlaub)', '$1 $2'],
    [
      '(himmelfahrts?|fronleichnams?|silvester|neujahrs?|weihnachts|faschings|karnevals)(wochenende|woche)',
      '$1 $2',
    ],
    ['(drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d)köpfige[nr]?', '$1 köpfige'],
    ['osterstage', 'ostertage'],
    // In "Ostseeurlaub" the first part is a place, while holidays with dogs or for anglers are wishes of their own.
    ['(?!hunde|angel|kurz)([a-z]{4,})urlaub', '$1 urlaub'],
    ['(?!hunde|angel)([a-z]{4,})ferienhaus', '$1 ferienhaus'],
    ['tausend', '1000'],
    ['july', 'juli'],
    ['june', 'juni'],
    ['may', 'mai'],
    ['october', 'oktober'],
    ['december', 'dezember'],
    ['(\\d)tägige[rn]?', '$1 tage'],
    ['(ein|zwei|drei|vier)wöchige[rn]?', '$1 wochen'],
    ['haeusle|häusle|hüsli|hüüsli|huus|häuserl', 'häusl'],
    // As people of Swabia, Bavaria and Switzerland speak.
    ['däg|dag|däag|dääg', 'tage'],
    ['wuche|wucha|woch', 'woche'],
    ['lüt|lüüt|leitln', 'leute'],
    ['persona|persone', 'personen'],
    ['chind|chinder|kinda|kinna', 'kinder'],
    ['wohnig|wohnong|wohnung', 'wohnung'],
    ['zwoi|zwee', 'zwei'],
    ['treppa|treppe', 'treppen'],
    ['nöch', 'nahe'],
    ['fh', 'ferienhaus'],
    ['(\\d{1,2})j', '$1 jahre'],
    ['(\\d{1,2})mon', '$1 monate'],
    ['(\\d{1,2})x', '$1'],
    ['(sommer|oster|pfingst|herbst|weihnachts|winter|faschings)ferienwoche', 'woche $1ferien'],
    ['mindestens|mindest', 'mind'],
    ['erwachs|erwachsen|erwachsenen', 'erwachsene'],
    ['übern', 'übernachtungen'],
  ],
  comesFrom:
    '(?:max(?:imal|\\.)? )?(?:\\d{1,2}|eine|einer|zwei|drei|halbe)(?: ?- ?\\d{1,2})? ?(?:std|stunden?|h)\\.?(?: (?:auto)?fahrt| mit dem auto| entfernt)? (?:von|ab)|(?:flüge?|abflug|anreise|fliegen|fahren) (?:ab|von|aus)|wir kommen aus',
  nicknames: { malle: 'mallorca', 'meck pomm': 'mecklenburg vorpommern', meckpomm: 'mecklenburg vorpommern' },
  adjectives: 'essen baden halle',
  without: 'kein(?:e|en|er|es|em)?|ohne|nicht|bloß nicht|bloß kein(?:e|en)?',
  nearPlace:
    '(?:in )?(?:der )?(?:nähe|umgebung|umkreis)(?: von| bei)?|nahe(?: bei)?|unweit von|rund um|um|bei|raum|umland von|großraum|region um',
};
