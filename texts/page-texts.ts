// Generated from the modules of the pages by npm run texts:pages.
type Table = Readonly<Record<string, string>>;

const ofPages: Table = {
  'affiliate-redirect':
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'booking-finish':
    'booking.customer booking.document booking.finish booking.newLink booking.next booking.payment booking.price booking.retry booking.share booking.status booking.statusText booking.stay booking.step booking.view calendar errors.retry price.part price.service price.transfer shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'booking-stalker':
    'booking.stay calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'booking-start':
    'booking.agency booking.bonus booking.cancellation booking.customer booking.errors booking.extras booking.insurance booking.invalid booking.notBookable booking.offline booking.optional booking.party booking.price booking.reason booking.remarks booking.request booking.retry booking.start booking.stay booking.step booking.unit calendar errors.retry price.free price.part price.service shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'booking-summary':
    'booking.cancellation booking.customer booking.errors booking.failure booking.insurance booking.invalid booking.notBookable booking.offline booking.otherDates booking.party booking.payment booking.price booking.reason booking.recap booking.request booking.retry booking.similar booking.start booking.stay booking.step booking.submit booking.summary booking.terms booking.view calendar errors.retry price.part price.service shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'booking-view':
    'booking.cancel booking.cancellation booking.change booking.convert booking.customer booking.document booking.failure booking.finish booking.hold booking.newLink booking.next booking.otherDates booking.payment booking.price booking.reason booking.retry booking.share booking.similar booking.status booking.statusText booking.stay booking.submit booking.summary booking.terms booking.view booking.wayThere calendar errors.retry map.loading price.part price.service price.transfer shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'catalogue-path':
    'calendar compare.choose compare.count_one compare.count_other compare.short errors.retry map.label map.loading map.open object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.active search.activeFilters search.allFilters search.box search.card search.datesDropped search.filter search.filters search.filtersSet_one search.filtersSet_other search.hits_one search.hits_other search.hits_zero search.mostUsed search.order search.pageNumber search.paging search.price search.quoted search.removeThis search.results search.sort search.strip search.unknownOffer shell.breadcrumb shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'demo-cluster':
    'calendar errors.retry map.clusterLabelNoPrice_one map.clusterLabelNoPrice_other map.clusterLabel_one map.clusterLabel_other map.from map.home map.homeLabelNoPrice map.homeLabelStay_one map.homeLabelStay_other map.homeLabelTotal map.homeLabelWeek map.homeName object.kind shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'demo-faq':
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'design-system':
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  destinations:
    'calendar discover.destinations errors.retry search.box shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  empty:
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  error:
    'calendar errors.home errors.moved errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  home: 'booking.cancellation booking.price calendar compare.choose compare.short errors.retry map.homeMap map.loading map.poiKind object.about object.amenities object.box object.classified object.equipment object.fact object.facts object.gallery object.group object.kind object.missing object.more object.nights_one object.nights_other object.priceCalendar object.provider object.scene object.share object.similar object.source object.watch object.watched price.part price.reason ratings.source ratings.spoken_one ratings.spoken_other search.box search.card search.filter shell.breadcrumb shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  offers:
    'calendar errors.retry home.offersPage search.box search.card shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  outdated:
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  poi: 'calendar compare.choose compare.short discover.poi errors.retry map.homeMap object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.box search.card shell.breadcrumb shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  request:
    'booking.agency booking.bonus booking.customer booking.errors booking.extras booking.failure booking.insurance booking.invalid booking.offline booking.optional booking.otherDates booking.party booking.price booking.reason booking.request booking.retry booking.similar booking.start booking.stay booking.submit booking.summary booking.terms booking.unit calendar errors.retry price.free price.service shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  search:
    'calendar compare.choose compare.count_one compare.count_other compare.short errors.retry map.label map.loading map.open object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.active search.activeFilters search.allFilters search.box search.card search.datesDropped search.filter search.filters search.filtersSet_one search.filtersSet_other search.hits_one search.hits_other search.hits_zero search.mostUsed search.order search.pageNumber search.paging search.price search.quoted search.removeThis search.results search.sort search.strip search.unknownOffer shell.breadcrumb shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  start:
    'calendar compare.choose compare.short discover.destinations errors.retry home.agencies home.allOffers home.countries home.countriesLead home.heading home.labels home.lead home.moreCountries home.moreRegions home.offers home.office home.parks home.portals home.promises home.recommended home.recommendedNote home.regions home.regionsLead home.tips object.fact object.watch object.watched object.weekday ratings.source ratings.spoken_one ratings.spoken_other search.box search.card search.recent shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'travel-notice':
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  'watch-list':
    'calendar compare.choose compare.count_one compare.count_other compare.short errors.retry object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.box search.card shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList watchlist.changeFailed watchlist.count_one watchlist.count_other watchlist.empty watchlist.failed watchlist.item watchlist.loading watchlist.noScript watchlist.removed watchlist.retry watchlist.seen watchlist.send watchlist.share watchlist.shared watchlist.title',
  'landlord/confirmation':
    'booking.change booking.customer booking.newLink booking.price booking.retry booking.status booking.stay booking.view calendar errors.retry landlord price.part price.service price.transfer shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  content:
    'calendar errors.retry shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
  failed:
    'calendar compare.choose compare.short errors object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.box search.card shell.chunk shell.claim shell.contact shell.cookieSettings shell.demoNotice shell.discover shell.imprint shell.language shell.languages shell.legal shell.logo shell.menu shell.name shell.navigation shell.newWindow shell.offers shell.paxlounge shell.privacy shell.search shell.skip shell.terms shell.themes shell.watchCount_one shell.watchCount_other shell.watchList',
};

const ofParts: Table = {
  'home-map-panel': 'map.failed map.homeMap map.poiKind map.zoomIn map.zoomOut',
  'compare-tray':
    'compare.clear compare.count_one compare.count_other compare.full compare.oneMore compare.open compare.title',
  'compare-dialog': 'compare object.fact object.kind ratings.source search.filter',
  'gallery-viewer': 'object.gallery object.scene search.close',
  'search-map-panel':
    'map.closePreview map.clusterLabelNoPrice_one map.clusterLabelNoPrice_other map.clusterLabel_one map.clusterLabel_other map.failed map.forNights_one map.forNights_other map.from map.home map.homeLabelNoPrice map.homeLabelStay_one map.homeLabelStay_other map.homeLabelTotal map.homeLabelWeek map.homeName map.homeOf map.inView_one map.inView_other map.label map.nextHome map.pins map.pinsFailed map.preview map.previewFailed map.previewLoading map.previousHome map.searchArea map.searchAsMoved map.searchAsMovedHint map.zoomIn map.zoomOut object.kind ratings.source ratings.spoken_one ratings.spoken_other search.card',
  'search-map-sheet':
    'map.backToList map.closePreview map.clusterLabelNoPrice_one map.clusterLabelNoPrice_other map.clusterLabel_one map.clusterLabel_other map.failed map.forNights_one map.forNights_other map.from map.home map.homeLabelNoPrice map.homeLabelStay_one map.homeLabelStay_other map.homeLabelTotal map.homeLabelWeek map.homeName map.homeOf map.inView_one map.inView_other map.label map.nextHome map.pins map.pinsFailed map.preview map.previewFailed map.previewLoading map.previousHome map.searchArea map.searchAsMoved map.searchAsMovedHint map.zoomIn map.zoomOut object.kind ratings.source ratings.spoken_one ratings.spoken_other search.card',
  'calendar-dialog':
    'object.box object.calendar object.nights_one object.nights_other object.priceCalendar object.prices object.weekday price.reason search.close',
  'price-sheet':
    'booking.cancellation booking.price object.box object.fact price.part price.reason search.box search.card search.close',
  'party-picker': 'object.box object.fact',
  'price-parts':
    'price.accommodation_one price.accommodation_other price.applied price.caption price.captionBeside price.captionOnSite price.consumption price.consumptionNote price.deposit price.depositNote price.service price.sumBeforeArrival price.sumOnSite price.unit',
  'price-calendar':
    'object.calendar object.nights_one object.nights_other object.priceCalendar object.prices object.weekday price.reason',
  'party-dialog': 'object.box object.fact search.box search.close',
  'suggestion-list': 'search.box search.near',
  'search-stay-picker':
    'object.calendar object.nights_one object.nights_other object.priceCalendar search.box search.card search.close search.stay',
  'no-start':
    'booking.dates booking.empty booking.notBookable booking.otherDates booking.reason booking.similar booking.stay',
  'change-dialog':
    'booking.change booking.customer booking.errors booking.extras booking.insurance booking.invalid booking.offline booking.party booking.price booking.reason booking.request booking.retry booking.stay booking.submit price.part price.service',
  'change-calendar':
    'booking.price booking.retry object.calendar object.nights_one object.nights_other object.priceCalendar object.prices object.weekday price.reason',
  controls:
    'object.box object.watch object.watched search.allFilters search.box search.card search.close search.none search.pageNumber search.paging shell.breadcrumb',
  fields:
    'booking.customer booking.insurance booking.invalid price.service price.unit search.card search.sort',
  marks:
    'booking.status price.accommodation_one price.accommodation_other price.applied price.caption price.deposit price.depositNote price.service price.sumBeforeArrival price.unit ratings.source ratings.spoken_one ratings.spoken_other search.card search.failed search.sort watchlist.item',
  'error-view':
    'compare.choose compare.short errors object.fact object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.box search.card',
  banner:
    'consent.acceptAll consent.acceptChoice consent.category consent.close consent.imprint consent.privacy consent.rejectAll consent.saved consent.settings consent.text consent.title consent.withdraw',
  extras: 'extras.close extras.encouragement extras.notices extras.shared',
  'debug-panel': 'extras.debug',
  'office-panel': 'home.office object.weekday',
  measures: 'object.access object.beds',
  'home-terms':
    'booking.cancellation object.conditions object.fact object.nights_one object.nights_other object.prices object.source object.weekday price.consumption price.deposit price.depositNote price.discount price.free price.mandatory price.onSite price.optional price.service price.unit price.withBooking ratings.answer ratings.everybody ratings.failed ratings.heading ratings.how ratings.howHeading ratings.newer ratings.noTranslation ratings.none ratings.ofFive ratings.older ratings.page ratings.part ratings.provenance ratings.shownOf ratings.source ratings.spoken_one ratings.spoken_other ratings.summaryProvenance ratings.translate ratings.translateOf ratings.travelType ratings.travelTypeCount ratings.travelTypes ratings.travelled',
  'seen-homes':
    'compare.choose compare.short object.fact object.seen object.watch object.watched ratings.source ratings.spoken_one ratings.spoken_other search.box search.card',
  'all-filters':
    'search.active search.allFilters search.any search.box search.close search.distance search.filter search.group search.hits_one search.hits_other search.hits_zero search.price search.quoted search.reset search.show_one search.show_other search.show_zero',
  'capacity-hint': 'search.capacity',
  'filter-page':
    'search.active search.any search.box search.distance search.filter search.group search.price search.quoted search.reset search.showList',
  'no-hits': 'search.active search.box search.filter search.near search.none search.price search.quoted',
  'search-failed': 'search.failed',
  'location-texts': 'search.about search.offers search.topLinks',
};

const listed = (table: Table): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).map(([name, list]) => [name, list.split(' ')]));

/** The parts of the message files that each page shows before anything is used, by its folder. */
export const pageTexts = listed(ofPages);

/** The parts of the message files that a module fetched on first use needs beyond what every page has, by its name. */
export const partTexts = listed(ofParts);
