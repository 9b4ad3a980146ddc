/** Larger towns by GeoNames' name: German, English, French, Italian; `-` if it is GeoNames' name. */
const rows = `
Aachen|-|-|Aix-la-Chapelle|Aquisgrana
Algiers|Algier|-|Alger|Algeri
Alexandria|Alexandria|-|Alexandrie|Alessandria d’Egitto
Amsterdam|-|-|-|-
Antwerpen|-|Antwerp|Anvers|Anversa
Athens|Athen|-|Athènes|Atene
Augsburg|-|-|Augsbourg|Augusta
Århus|Aarhus|Aarhus|Aarhus|Aarhus
Barcelona|-|-|Barcelone|Barcellona
Basel|-|-|Bâle|Basilea
Beirut|-|-|Beyrouth|-
Belgrade|Belgrad|-|-|Belgrado
Bergamo|-|-|Bergame|-
Berlin|-|-|-|Berlino
Bern|-|-|Berne|Berna
Bologna|-|-|Bologne|-
Bordeaux|-|-|-|-
Braunschweig|-|Brunswick|Brunswick|-
Bremen|-|-|Brême|Brema
Brugge|Brügge|Bruges|Bruges|Bruges
Brussels|Brüssel|-|Bruxelles|Bruxelles
Bucharest|Bukarest|-|Bucarest|Bucarest
Budapest|-|-|-|-
Cagliari|-|-|-|-
Cairo|Kairo|-|Le Caire|Il Cairo
Casablanca|-|-|-|-
Catania|-|-|Catane|-
Chisinau|Chișinău|-|Chișinău|Chișinău
Copenhagen|Kopenhagen|-|Copenhague|Copenaghen
Córdoba|-|-|Cordoue|Cordova
Damascus|Damaskus|-|Damas|Damasco
Dresden|-|-|Dresde|Dresda
Dublin|-|-|-|Dublino
Dubrovnik|-|-|-|-
Edinburgh|-|-|Édimbourg|Edimburgo
Florence|Florenz|-|Florence|Firenze
Frankfurt am Main|Frankfurt|Frankfurt|Francfort|Francoforte
Freiburg|-|-|Fribourg-en-Brisgau|Friburgo
Gdańsk|Danzig|-|-|Danzica
Genève|Genf|Geneva|-|Ginevra
Geneva|Genf|-|Genève|Ginevra
Genoa|Genua|-|Gênes|Genova
Gent|-|Ghent|Gand|Gand
Göteborg|-|Gothenburg|-|-
Granada|-|-|Grenade|-
Hamburg|-|-|Hambourg|Amburgo
Hannover|-|Hanover|Hanovre|-
Helsinki|-|-|-|-
Innsbruck|-|-|-|-
Istanbul|-|-|-|-
İzmir|Izmir|Izmir|Izmir|Smirne
Jerusalem|-|-|Jérusalem|Gerusalemme
Katowice|Kattowitz|-|-|-
Konstanz|-|Constance|Constance|Costanza
Köln|-|Cologne|Cologne|Colonia
Kraków|Krakau|Krakow|Cracovie|Cracovia
Kyiv|Kiew|-|Kyiv|Kiev
Leipzig|-|-|-|Lipsia
Liège|Lüttich|-|-|Liegi
Lille|-|-|-|Lilla
Lisbon|Lissabon|-|Lisbonne|Lisbona
Ljubljana|-|-|-|Lubiana
London|-|-|Londres|Londra
Lübeck|-|-|-|Lubecca
Luxembourg|Luxemburg|-|-|Lussemburgo
Luzern|-|Lucerne|Lucerne|Lucerna
Lyon|-|-|-|Lione
Madrid|-|-|-|-
Mainz|-|-|Mayence|Magonza
Málaga|-|-|-|Malaga
Mantova|Mantua|Mantua|Mantoue|-
Marrakesh|Marrakesch|-|Marrakech|-
Marseille|-|-|-|Marsiglia
Milan|Mailand|-|-|Milano
Montpellier|-|-|-|-
Moscow|Moskau|-|Moscou|Mosca
Munich|München|-|-|Monaco di Baviera
Naples|Neapel|-|-|Napoli
Nice|Nizza|-|-|Nizza
Nicosia|Nikosia|-|Nicosie|-
Nürnberg|-|Nuremberg|Nuremberg|Norimberga
Odessa|-|-|-|-
Padova|Padua|Padua|Padoue|-
Palermo|-|-|Palerme|-
Palma|-|-|-|-
Paris|-|-|-|Parigi
Perugia|-|-|Pérouse|-
Pisa|-|-|Pise|-
Porto|-|-|-|-
Poznań|Posen|-|-|-
Prague|Prag|-|-|Praga
Ravenna|-|-|Ravenne|-
Regensburg|-|-|Ratisbonne|Ratisbona
Reykjavík|-|-|-|-
Riga|-|-|-|-
Rome|Rom|-|-|Roma
Saarbrücken|-|-|Sarrebruck|-
Saint Petersburg|Sankt Petersburg|-|Saint-Pétersbourg|San Pietroburgo
Salzburg|-|-|Salzbourg|Salisburgo
San Sebastián|-|-|Saint-Sébastien|-
Santiago de Compostela|-|-|Saint-Jacques-de-Compostelle|-
Sarajevo|-|-|-|-
Sevilla|-|Seville|Séville|Siviglia
Siena|-|-|Sienne|-
Siracusa|Syrakus|Syracuse|Syracuse|-
Skopje|-|-|-|-
Sofia|-|-|-|-
Stockholm|-|-|-|Stoccolma
Strasbourg|Straßburg|-|-|Strasburgo
Stuttgart|-|-|-|Stoccarda
Szczecin|Stettin|-|-|Stettino
Tangier|Tanger|-|Tanger|Tangeri
Tarragona|-|-|Tarragone|-
The Hague|Den Haag|-|La Haye|L’Aia
Thessaloníki|Thessaloniki|Thessaloniki|Thessalonique|Salonicco
Tirana|-|-|-|-
Toledo|-|-|Tolède|-
Toulouse|-|-|-|Tolosa
Trento|Trient|-|Trente|-
Trier|-|-|Trèves|Treviri
Trieste|Triest|-|-|-
Tripoli|Tripolis|-|-|-
Tunis|-|-|-|Tunisi
Turin|-|-|-|Torino
Utrecht|-|-|-|-
Valencia|-|-|Valence|-
Venice|Venedig|-|Venise|Venezia
Verona|-|-|Vérone|-
Vicenza|-|-|Vicence|-
Vienna|Wien|-|Vienne|Vienna
Vilnius|-|-|-|-
Warsaw|Warschau|-|Varsovie|Varsavia
Wrocław|Breslau|-|-|Breslavia
Zadar|-|-|-|Zara
Zagreb|-|-|-|Zagabria
Zaragoza|-|-|Saragosse|Saragozza
Zürich|-|Zurich|Zurich|Zurigo
Bolzano|Bozen|-|-|-
Merano|Meran|-|-|-
Livorno|-|-|Livourne|-
Lucca|-|-|Lucques|-
Ancona|-|-|Ancône|-
Split|-|-|-|Spalato
Rijeka|-|-|-|Fiume
Pula|-|-|-|Pola
Plzeň|Pilsen|-|-|-
Brno|Brünn|-|-|-
České Budějovice|Budweis|-|-|-
Corfu|Korfu|-|Corfou|-
Kérkyra|Korfu|Corfu|Corfou|Corfù
Irákleion|Heraklion|Heraklion|Héraklion|Candia
Chania|-|-|La Canée|La Canea
`;

const order = ['de', 'en', 'fr', 'it'] as const;

export const cityNames: ReadonlyMap<string, Partial<Record<(typeof order)[number], string>>> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...translations] = row.split('|');
      const own = translations.flatMap((text, at) => (text === '-' ? [] : [[order[at]!, text]]));
      return [name, Object.fromEntries(own) as Partial<Record<(typeof order)[number], string>>];
    }),
);
