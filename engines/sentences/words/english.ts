import type { Words } from './words.ts';

export const english: Words = {
  numbers: [
    'one|an?|1',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  months: [
    'jan(?:uary)?',
    'feb(?:ruary)?',
    'mar(?:ch)?',
    'apr(?:il)?',
    'may',
    'june?',
    'july?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'oct(?:ober)?',
    'nov(?:ember)?',
    'dec(?:ember)?',
  ],
  weekdays: '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?',
  until:
    'to|until|till|til|thru|through|(?:and |then )?(?:leaving|departing|departure|check(?:ing)?[ -]?out|returning|return|back)(?: on)? ?:?(?: the)?',
  from: 'from(?: the)?|starting(?: on| from)?|on(?: the)?|as of|(?:arriving|arrival|arrive|check(?:ing)?[ -]?in|beginning|start)(?: on| from)? ?:?(?: the)?',
  or: 'or',
  and: 'and|&',
  around: 'around|about|approx\\.?|approximately|circa|roughly',
  nights: 'nights?|nts?|nite?s?',
  days: 'days?',
  daysOfWeeks: {},
  weeks: 'weeks|week(?<=(?:one|a|1) ?-?week)|week(?! (?:\\u0001|of|commencing|starting|beginning|from))|wks?',
  week: 'week|w\\/c|wc',
  fortnight: '(?:a )?fortnight',
  weekend:
    '(?:(?:a|for a|for the|over the|at the|one) )?(?:(?:week-?end|week end(?! of))(?: (?:break|away|trip|getaway))?|short break)|(?:from )?fri(?:day)? ?(?:to|-|till|until) ?sun(?:day)?',
  longWeekend:
    '(?:(?:a|for a|over a|over the|the) )?(?:(?:long|extended|3 day|three day|(?<!(?:august|summer|spring|may|whitsun|whit) )bank holiday) week ?-?end(?: break)?)',
  thisWeekend: '(?:for |over )?(?:this|next|coming|the coming|this coming|the next) week ?-?end',
  weeksOfMonth: [
    '(?:the )?(?:first|1st)',
    '(?:the )?(?:second|2nd)',
    '(?:the )?(?:third|3rd)',
    '(?:the )?(?:last|final)',
  ],
  firstTwoWeeks: '(?:the )?(?:first|1st) (?:two|2|couple of) (?:weeks|wks)|(?:the )?(?:first|1st) fortnight',
  lastTwoWeeks: '(?:the )?(?:last|final) (?:two|2|couple of) (?:weeks|wks)|(?:the )?last fortnight',
  withinDates: '(?:sometime |any time |anytime )?between(?: the)?',
  after: '(?:any ?time )?after(?: the)?',
  beforeDay: 'before(?: the)?',
  nextWeek: 'next week|this coming week',
  today: 'today|tonight',
  tomorrow: '(?:from )?tomorrow',
  inTime: 'in',
  early: '(?:the )?(?:early(?: in)?|beginning of|start of)',
  middle: '(?:the )?(?:mid|middle of|mid-)',
  late: '(?:the )?(?:late(?: in)?|end of)',
  halves: ['(?:the )?(?:first|1st) half(?: of)?', '(?:the )?(?:second|2nd|last|latter) half(?: of)?'],
  weekOfYear:
    'week (\\d\\d)(?! ?(?:st|nd|rd|th|of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:calendar week|week no\\.?|week number|cw|kw) ?(\\d{1,2})',
  nextYear: '(?:in )?next year',
  wholeMonth: '(?:the )?(?:whole|entire|all) (?:of |month of )?',
  nextMonth: '(?:in )?next month',
  dayAfterTomorrow: '(?:the )?day after tomorrow',
  daysOfWeek: [
    ['mondays?', 'mon'],
    ['tuesdays?', 'tues?'],
    ['wednesdays?', 'wed'],
    ['thursdays?', 'thu(?:rs?)?'],
    ['fridays?', 'fri'],
    ['saturdays?', 'sat'],
    ['sundays?', 'sun'],
  ],
  next: 'next|this|coming|this coming',
  turnOfYear:
    'between (?:christmas|xmas) and new year|over christmas and new year|twixmas|christmas to new year',
  monthsOfStay: 'months?',
  seasons: [
    'spring(?:time)?',
    '(?:next )?(?:the )?(?:school )?summer(?:time)?(?: (?:holidays?|hols|break))?',
    'autumn|fall',
    'winter(?: break)?',
  ],
  feasts: {
    christmas:
      '(?:over |at |for |during )?(?:christmas|xmas)(?: time| holidays?(?! (?:home|house|cottage|flat|apartment|let))| hols| break)?',
    newYear: "(?:over |at |for )?(?:new year(?:'?s)?(?: eve)?|nye|hogmanay)",
    easter:
      '(?:from )?good friday (?:to|until|-) easter monday|(?:over |at |for |during )?(?:the )?easter(?: hols?| holidays?(?! (?:home|house|cottage|flat|apartment|let))| break| time| monday| sunday)?|good friday',
    ascension: 'ascension(?: day)?',
    pentecost: '(?:over |at )?(?:whitsun(?:tide)?|pentecost|whit(?: monday| sunday)?)',
    corpusChristi: 'corpus christi',
    assumption: 'assumption day',
    carnival: '(?:over |at |for |during )?carnival|mardi gras',
    allSaints: '(?:over )?all saints?(?: day)?',
    immaculateConception: 'immaculate conception',
    valentine: "(?:over |for |on )?(?:st )?valentines?(?:'s)?(?: day)?",
    springBankHoliday:
      '(?:over |at |for )?(?:the )?(?:late may|spring|whit(?:sun)?) bank holiday|(?:the )?bank holiday (?:at the )?end of may',
    augustBankHoliday:
      '(?:over |at |for )?(?:the )?(?:late )?(?:august|summer) bank holiday|(?:the )?bank holiday (?:in |end of |at the end of )?august',
    epiphany: 'epiphany|twelfth night|three kings(?: day)?',
  },
  schoolHolidays: {},
  fewDays: '(?:for )?(?:a )?(?:few|couple of|some|several) (?:days|nights)',
  plusMinus: '(?:\\+-|plus ?(?:or|\\/)? ?minus|give or take)',
  flexible:
    '(?:(?:we are|am|with|dates are|fairly|quite|very|our dates are) )?flexible(?: (?:on |with |about )?(?:the |our )?dates)?|dates (?:are )?flexible|give or take a (?:few|couple of) days?',

  adults:
    'adults?|oldies|ads?|grown-?ups?|oaps?|mums|moms|dads|mothers|fathers|seniors?|pensioners?|parents|grandparents',
  children:
    '(?:(?:small|young|little|school age|teenage) )?(?:kids?|ch|chn|kiddos|child(?:ren)?|childs|boys?|girls?|teens?|teenagers?|sons?|daughters?|grand ?(?:kids|children)|little ones|youngsters|twins|under \\d{1,2}s?)',
  bedroomKinds:
    '(?:(?:double|twin|single|triple|family|king|queen|bunk|ensuite) ?(?:bed ?)?rooms?|doubles?(?! bed)|twins?(?! bed)|singles?(?! bed))',
  aged: 'aged(?: between)?|ages|age|of|who are|aged:|are',
  years: 'years?(?: old)?|yrs?(?: old)?|yo|y',
  youths: 'boys|girls|lads|lasses|women|men|guys',
  persons:
    'climbers|contractors|scouts|hikers|walkers|ramblers|cyclists|surfers|skiers|students|divers|golfers|blokes|fellas|gents|friends|mates|beginners?|anglers?|pals|people|ppl|peeps|persons?|guests?|pers\\.?|pax|of us|travell?ers|ladies|girlfriends|guys|women|men|colleagues|heads|p(?! ?\\.? ?(?:p|n|w|tag|nacht|night|nuit|notte)(?![a-z]))',
  couple:
    'for my (?:parents|grandparents|in-laws)|(?:(?:a|for a) )?couple|for two|us (?:two|2)|(?:just )?the two of us|couples? (?:break|getaway|retreat)|(?:my|me (?:and|&|plus) (?:my |the )?|with my|and my) ?(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|fiancée?|hubby)(?: (?:and|&) (?:i|me|myself))?|romantic couple',
  couples: 'couples',
  including: 'including|incl\\.?|of which|of whom|of them',
  familyOf: '(?:fam(?:ily)?|party|group|crew|bunch|gang)(?: of)?',
  families: 'families(?: with| each with| of)?',
  each: 'each|per family',
  family: '(?:our |my |a )?(?:family(?: with)?)',
  parents: 'mum|mom|mummy|mommy|mother|dad|daddy|father',
  grandparents:
    'grandma|grandpa|granny|grandad|granddad|nan|nana|grandmother|grandfather|sister|brother|sis|aunt|auntie|uncle',
  companions: 'carers?|caregiver|nanny',
  loneParent: 'single (?:parent|mum|mom|dad|mother|father)(?: (?:with|and|&|\\+|plus))?',
  oneChild:
    '(?:with|and|&|\\+) (?:(?:a|our|my|one|the|small|young) )*(?:child|kid|son|daughter|teenager|teen|grandchild|grandson|granddaughter)',
  singleChild: 'child|toddler|teenager|teen|boy|girl|kid|son|daughter|grandson|granddaughter|grandchild',
  babies: 'bab(?:y|ies)|infants?|toddlers?|newborns?',
  yearsOld: '(?:years?|yrs?|yr?)[ -]?olds?|yo',
  monthsOld: 'months?(?:[ -]old)?|mo',
  baby: '(?:(?:with|and|plus) )*(?:(?:a|the|our|1|one|my) )?(?:baby|infant|toddler|newborn|little one)(?! ?(?:cots?|gate|bed)(?![a-z]))',
  me: 'me|myself|i',
  my: 'my|our|the',
  alone:
    '(?:just|only) (?:for )?(?:me|myself)|solo(?: travell?er| trip)?|alone|by myself|on my own|single(?: person| travell?er)?(?! ?-?(?:beds?|rooms?|level|storey|stor(?:e)?y|floor|parent|mum|mom|dad|mother|father|occupancy))',
  parties: [
    '',
    'us two|for two|2some|twosome',
    'us three|for three',
    'us four|for four',
    'us five|for five',
    'us six|for six',
  ],
  sleeps:
    '(?:that )?(?:can )?(?:sleeps?|sleeping|slps|accommodat(?:e|es|ing)|fits?|big enough for|capacity(?: of| for)?|room for|space for|suitable for)(?: up to| at least| min(?:imum)?| max(?:imum)?| about| around)?|for (?:up to|at least|about|around|a total of|max)',
  forParty: "(?:for )?us|for|we are|we're|were|there are|there will be|there'll be",

  upTo: 'up to|under|less than|below|no more than|not more than|not over|cheaper than|max\\.?(?:imum)?(?: of| price| budget)?|at most|(?:our |my |with |a |total |on )*(?:budget|price|cost|price limit|limit)(?: (?:of|is|up to|max|maximum|around|about|approx|under|below|limit|c\\.?|circa|roughly))*|<',
  atLeast: 'at least|from|more than|over|min\\.?(?:imum)?(?: of)?',
  between: 'between|from',
  perNight: '(?:per|a|each|\\/|p\\.?) ?(?:nights?|nite|nt|n\\b|day)|nightly|p\\.?n\\.?|daily',
  perPerson:
    '(?:per|a|each|\\/) ?(?:person|head|pers\\.?)|p\\.?p\\.?|each(?!,? (?:less|max|up|under|below|no|not|between|budget))|p\\/p',
  perWeek: '(?:per|a|each|the|\\/) ?(?:week|wk)|weekly|p\\.?w\\.?',
  perMonth: '(?:per|a|each|\\/) ?month|monthly|p\\.?c\\.?m\\.?',
  foreignMoney: 'pounds?|gbp|quid|dollars?|usd|bucks|chf|francs',

  house:
    '(?:holiday|vacation|country|family|town|log|wooden|mountain|country side|tiny|detached|semi-detached|summer|entire|whole) ?(?:house|home|cottage|cabin|chalet|hut|villa)s?|houses?|cottages?|bungalows?|villas?|chalets?|cabins?|lodges?|fincas?|farmhouses?|farm houses?|gites?|townhouses?|manor(?: house)?|dacha|casa|hse|rental home|barn conversions?|summerhouses?|huts?',
  apartment:
    '(?:(?:holiday|vacation|studio|self[ -]?catering|service[d]?|city|beach|penthouse|duplex) )?(?:flats?|flatlets?|ap+art(?:e?ment|ement)s?|apts?|appts?|aparts?)|studios?(?: flat)?|condos?|penthouses?|lofts?|duplex|maisonettes?',
  bedrooms:
    '-?(?:(?:double|separate|en ?suite|large|twin) )?(?:bed ?rooms?|bdrms?|bdr?s?|brs?|bed(?=,? ?(?:and |& )?\\d ?bath|,? ?(?:holiday |beach |sea ?view |stone |family |country )?(?:flat|apartment|house|cottage|villa|home|place|apt|cabin|chalet|bungalow|gite|lodge|farmhouse))|(?<=[2-9] ?-?)bed(?! ?linen))(?:ed)?',
  rooms: '-?rooms?',
  countedRooms: [],
  bathrooms: '(?:(?:full|separate|en ?suite) )?(?:bath ?rooms?|baths?|ba|wc|toilets?|shower rooms?)',
  beds: '(?:single |double |twin )?beds?',
  area: 'sqm|m2|square (?:metres?|meters?)|sq ?m',
  stars: '-?(?:plus |\\+ ?)?stars?(?: (?:or (?:more|better|above)|rating|rated))?',

  sea: '(?:sandy |dog |blue flag )?(?:sea|beach(?:es)?|coast|ocean|water|seaside|shore|seafront|waterfront)',
  lake: 'lakes?(?: shore|side)?',
  lift: '(?:ski )?(?:ski ?lifts?|lifts?|slopes?|pistes?|ski ?slopes?|gondola|ski area|ski resort|cable car)',
  track: 'cross[ -]country (?:track|trail)s?|ski trails?|loipe',
  at: '(?:right |directly |direct |just )?(?:by|at|on|beside|next to|overlooking|with access to|steps (?:to|from)|yards from|metres from|facing)(?: the| a)?',
  close:
    '(?:(?:very |really |quite |fairly |nice and )?(?:close|near|nr|handy|convenient|close by)(?: to| for)?|(?:not (?:too )?far|short drive|short walk|stones throw|walk) (?:from|to)|nearby|within (?:easy )?reach of)(?: the| a)?',
  atSea:
    '(?:beach|sea|ocean|water) ?-?(?:front|side)(?: location)?|(?:right )?behind the dunes|first line(?: (?:beach|sea))?|front ?line(?: (?:beach|sea))?|(?:direct )?beach access|coastal',
  atLake: 'lake ?-?(?:side|front|shore)|(?:direct )?lake access',
  atLift: 'ski[ -]?in(?:[ \\/-]*| and )(?:ski[ -]?out)?|slope ?-?side|on the (?:slopes|piste)',
  atTrack: '',
  nearSea: '',
  nearLake: '',
  nearLift: '',
  nearTrack: 'cross[ -]country ski(?:ing)?',
  onFoot:
    '(?:in |within |easy )*(?:walking distance|walk)(?: to| of| from)?(?: the| a)?|(?:can )?walk to(?: the| a)?|walkable(?: (?:to|from))?(?: the)?|on foot',
  atBehind: 'on (?:the|your|our) doorstep|at the door|next door|right outside',
  closeBehind: 'near ?by|close by|not (?:too )?far(?: away)?|around the corner|in the vicinity',
  distant: 'away|walk(?:ing)?(?: distance)?|or less|max|on foot',
  minutes: "(?:min(?:ute)?s?)'?(?: walk| on foot)?",
  awayFrom: '(?:away |walk |walking )?(?:from|of|to|walk to|walk from)(?: the| a)?',

  dogs: 'dogs?[ -]?friendly|dogs (?:are )?(?:allowed|welcome|ok|okay|accepted|permitted)|(?:(?:bring(?:ing)?|take|taking|with|plus) )?(?:(?:my|our|a|an|the|one|small|large|big|little|well behaved|elderly|1) )*(?:dog|puppy|pup|pooch|doggo|doggie|doggy|labrador|lab|spaniel|terrier|four legged friend)(?: (?:is )?(?:allowed|welcome|ok|okay|accepted|permitted|too))?',
  manyDogs: '(?:with )?(?:(?:our|my|several) )?dogs(?: (?:allowed|welcome))?',
  dogBreeds:
    'labradors?|labs?|retrievers?|spaniels?|terriers?|dachshunds?|poodles?|collies?|cockapoos?|whippets?|bulldogs?|beagles?|husk(?:y|ies)|pugs?',
  noPets:
    '(?:pets?|dogs?|animals?):? no(?= ?(?:[,;.!)]|$))|(?:no|without|not any) (?:cats? (?:or|and|nor) )?(?:pets?|dogs?|animals?)(?: (?:or|and|nor) cats?)?(?: (?:allowed|please|permitted|in the house))?|(?:pet|dog|animal|pet hair)s?[ -]free|(?:pets?|dogs?|animals?) (?:are )?(?:not allowed|not permitted|not accepted)',
  pets: 'pets?[ -]?friendly|(?:(?:with|our|my|a) )*(?:pets?|animals?)(?: (?:are )?(?:allowed|welcome|ok|okay|accepted|permitted|possible))?|(?:take|takes|accepts?|allows?) (?:pets|dogs)',
  flags: {
    swimmingpool: '(?:swimming ?-?)?pools?|swimmingpool',
    internet: 'wi-? ?fi|internet(?: access| connection)?|wlan|broadband',
    terrace:
      '(?:roof ?-?|sun ?-?)?(?:terraces?|balcon(?:y|ies)|patios?|decking|deck|veranda|roof terrace|sun terrace)',
    parking:
      '(?:(?:free|off[ -]street|private|car|on[ -]site|on[ -]street|secure) )*(?:parking(?: (?:spaces?|spots?|place))?|garage|car park|driveway|carport)',
    tv: '(?:smart |cable |satellite )?(?:tv|television|telly)',
    dishwasher: 'dishwasher',
    washingmachine: '(?:clothes )?wash(?:ing)?[ -]?machine|washer(?:[ \\/-]?dryer)?|laundry(?: facilities)?',
    nonsmoking: 'non?[ -]?smok(?:ing|ers?)|no smoking|no smokers|smoke[ -]free',
    sauna: '(?:infrared |finnish |outdoor )?sauna',
    grill: '(?:gas )?(?:bbq|barbecue|barbeque|barbie|grill)(?: (?:area|facilities))?',
    airconditioning: 'air ?-?con(?:ditioning|ditioned|d)?|ac|a\\/c',
    whirlpool: 'hot ?-?tubs?|whirlpool|jacuzz?i|spa bath',
    fireplace:
      '(?:open |log |wood )?fire ?place|open fires?|fireside|wood ?-?burning fire(?: ?place)?|(?:log|wood) ?-?burner|wood ?-?burning stove|open fire|log fires?|wood fire|wood stove',
    fishing: 'fishing|angling|to fish',
    boatrentalservice: '(?:rowing |row |motor ?)?boats? (?:hire|rental)|(?:rowing |row |motor ?)?boats?',
    seaview:
      '(?:sea|ocean|seaside) ?-?views?|views? (?:of|over|to|on|onto) the (?:sea|ocean)|sea ?facing|overlooking the sea|sea vista',
    evcharging:
      '(?:ev|car|tesla|electric (?:car|vehicle)|e-?car)[ -]?charg(?:ing|er|e)(?: (?:point|station))?|charg(?:ing|er)(?: (?:point|station))?(?: for (?:my |our |an )?(?:electric (?:car|vehicle)|ev|e-?car|tesla))?|wallbox|electric car',
    stepfree:
      'step[ -]free(?: access)?|(?:no|without) (?:stairs?|steps?|stair climbing)|(?:can not|cannot|can.?t|unable to|not able to|struggles? with|struggling with) (?:(?:do|manage|climb|use|cope with|get up) )?(?:any |the )?(?:stairs?|steps?)|(?:single|one|all on one|on one)[ -](?:level|floor|storey)|level access|single[ -]storey|stairs free',
    walkinshower: '(?:walk|roll|wheel)[ -]in shower|(?:level|step[ -]free)(?: access)? shower|wet ?room',
    instantbooking: 'instant(?:ly)? book(?:ing|able)?|book instantly',
    vouchers:
      '(?:takes?|accepts?) (?:travel |gift )?vouchers?|(?:with|by) (?:a |my )?(?:travel |gift )?voucher|voucher accepted',
  },
  others: [
    [
      '(?:for |in |with )?(?:a |my )?wheel ?-?chair(?:[ -](?:accessible|friendly|access|user|users|bound|suitable))?(?: access)?|(?:disabled|handicap(?:ped)?)(?:[ -](?:access|friendly|accessible|person|guest))?|(?:fully )?accessible(?: bath ?room)?|disability friendly|barrier[ -]free|mobility scooter',
      { stepfree: 'Y', widedoors: 'Y' },
    ],
    [
      '(?:with )?free cancell?ation|cancel(?:lation|lable)? (?:for )?free|cancel free|(?:free to|freely) cancel|(?:free )?refundable|flexible cancell?ation',
      { freeCancel: 'Y' },
    ],
    [
      '(?<!(?:of|from|to|near) (?:the )?)beach ?(?:houses?|homes?|cottages?|villas?|cabins?)',
      { objectType: 'house', distSea: 1 },
    ],
    [
      '(?<!(?:of|from|to|near|a) (?:the |a )?)lake ?(?:houses?|homes?|cottages?|cabins?)',
      { objectType: 'house', distLake: 1 },
    ],
    [
      '(?<!(?:of|from|to|near) (?:the )?)(?:beach|seaside) (?:apartments?|flats?)',
      { objectType: 'apartment', distSea: 1 },
    ],
    ['last[ -]?min(?:ute)?(?: (?:deals?|offers?|booking|break))?', { lastminuteonly: 'Y' }],
    [
      'from (?:a )?private owners?|private owner|privately owned|(?:direct |directly )?(?:from|by) (?:the )?owner',
      { providerType: 'private' },
    ],
  ],
  unsearchable:
    '(?:family|child|kids?|children|baby)[ -]friendly|(?:christmas|xmas) markets?|narrow ?boats?|house ?boats?|barges?|tumble dryer|dryer|no pool needed|mid ?-?week|(?:mon|monday) ?(?:-|to) ?(?:fri|friday)|ground[ -]floor|(?:or )?(?:a|one) week (?:later|earlier)|(?:city|town) cent(?:re|er)|cat[ -]friendly|playground|linen|towels|(?:lake|mountain|garden|pool) views?|(?:baby )?cots?|high ?chairs?|lift (?:access|in the building)|elevator|(?:fenced )?garden|(?:with )?animals for (?:the )?(?:kids|children)|(?<!(?:august|summer|spring|may|whitsun|whit) )bank holiday(?! (?:week ?-?end )?(?:in |end of |at the end of )?august)|not too (?:expensive|big|far)|half term',
  spellings: [
    ['(\\d{1,2})p', '$1 pers'],
    ['(\\d{1,2})(?:br|bd|bdr)', '$1 bedrooms'],
    ['(\\d{1,2})ba', '$1 bathrooms'],
    ['(\\d{1,2})n', '$1 nights'],
    ['(\\d{1,2})yo', '$1 year old'],
    ['pppn|pppd', 'pp per night'],
    ['ppn', 'per night'],
    ['thousand', '1000'],
    ['april?s', 'april'],
    ['weekends', 'weekend'],
    ['wee?kend|wkend|wknd', 'weekend'],
    ['commencing|beg', 'from'],
    ['wk', 'week'],
    ['upto', 'up to'],
    ['nigths?|nigts?', 'nights'],
  ],
  comesFrom:
    '(?:(?:within|max|under) )?(?:\\d{1,2}|an?|one|half an|two|three) ?-?(?:hours?|hrs?|h)(?: drive| by car)? (?:of|from)|(?:fly|flying|flights?|driving|coming|travelling|departing) (?:from|out of)|via',
  nicknames: { 'the lakes': 'lake district', 'the highlands': 'scottish highlands' },
  adjectives: 'nice bath reading deal',
  without: "no|without|not|don'?t (?:want|need)|do not (?:want|need)",
  nearPlace:
    '(?:somewhere )?(?:near(?: to)?|nr|close to|close by|around|not (?:too )?far from|in the (?:area|vicinity|surroundings) of|surroundings of|outside|within reach of)',
};
