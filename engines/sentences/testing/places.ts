import { splitWords } from '../../../domain/folded-text.ts';
import { allowedErrors, isNear } from '../../../domain/near-word.ts';
import type { NamedPlace, PlaceLookup } from '../understanding.ts';

/** Kind and key, spellings, and the areas that contain it. */
const rows = `
country de | Deutschland, Germany, Allemagne, Germania
country it | Italien, Italy, Italie, Italia
country fr | Frankreich, France, Francia
country es | Spanien, Spain, Espagne, Spagna
country hr | Kroatien, Croatia, Croatie, Croazia
country dk | Dänemark, Denmark, Danemark, Danimarca
country at | Österreich, Austria, Autriche
country no | Norwegen, Norway, Norvège, Norvegia
country ch | Schweiz, Switzerland, Suisse, Svizzera
country gr | Griechenland, Greece, Grèce, Grecia
country nl | Niederlande, Holland, Netherlands, Pays-Bas, Paesi Bassi
country se | Schweden, Sweden, Suède, Svezia
country pt | Portugal, Portogallo
region ganze-ostsee | Ostsee, Baltic Sea, Mer Baltique, Mar Baltico
region ganze-nordsee | Nordsee, North Sea, Mer du Nord, Mare del Nord
region ganze-alpen | Alpen, Berge, den Bergen, Alps, Alpes, Alpi, the Alps, les Alpes
region ruegen | Rügen | de ganze-ostsee
region usedom | Usedom | de ganze-ostsee
region fehmarn | Fehmarn | de ganze-ostsee
region sylt | Sylt | de ganze-nordsee
region allgaeu | Allgäu | de ganze-alpen
region bodensee | Bodensee, Lake Constance, Lac de Constance, Lago di Costanza | de
region harz | Harz | de
region eifel | Eifel | de
region schwarzwald | Schwarzwald, Black Forest, Forêt-Noire, Foresta Nera | de
region toskana | Toskana, Tuscany, Toscane, Toscana | it
region umbrien | Umbrien, Umbria, Ombrie | it
region gardasee | Gardasee, Lake Garda, Lac de Garde, Lago di Garda | it
region comersee | Comer See, Lake Como, Como, Lac de Côme, Lago di Como | it
region suedtirol | Südtirol, South Tyrol, Tyrol du Sud, Alto Adige | it
region trentino | Trentino | it
region dolomiten | Dolomiten, Dolomites, Dolomiti | it
region apulien | Apulien, Puglia, Apulia, Pouilles | it
region ligurien | Ligurien, Liguria, Ligurie | it
region sardinien | Sardinien, Sardinia, Sardaigne, Sardegna | it
region sizilien | Sizilien, Sicily, Sicile, Sicilia | it
region korsika | Korsika, Corsica, Corse | fr
region bretagne | Bretagne, Brittany, Bretagna | fr
region normandie | Normandie, Normandy, Normandia | fr
region provence | Provence, Provenza | fr
region elsass | Elsass, Alsace, Alsazia | fr
region vogesen | Vogesen, Vosges, Vosgi | fr
region mallorca | Mallorca, Majorca, Majorque, Maiorca | es
region tirol | Tirol, Tyrol, Tirolo | at
region kreta | Kreta, Crete, Crète, Creta | gr
region istrien | Istrien, Istria, Istrie | hr
region bornholm | Bornholm | dk ganze-ostsee
country be | Belgien, Belgium, Belgique, Belgio
region bayern | Bayern, Bavaria, Bavière, Baviera | de
region sauerland | Sauerland | de
region spreewald | Spreewald | de
region mueritz | Müritz, Mecklenburgische Seenplatte | de
region chiemsee | Chiemsee | de
region bayerischerwald | Bayerischer Wald, Bayerischen Wald, Bavarian Forest, Forêt de Bavière, Foresta Bavarese | de
region genfersee | Genfer See, Genfersee, Lake Geneva, Lac Léman, Lago di Ginevra | ch
region lagomaggiore | Lago Maggiore, Lake Maggiore, Lac Majeur | it
region cotedazur | Côte d'Azur, French Riviera, Costa Azzurra | fr
region dordogne | Dordogne, Dordogna | fr
region ardeche | Ardèche | fr
region vendee | Vendée, Vandea | fr
region languedoc | Languedoc, Linguadoca | fr
region savoie | Savoyen, Savoy, Savoie, Savoia | fr ganze-alpen
region costabrava | Costa Brava | es
region andalusien | Andalusien, Andalusia, Andalousie | es
region algarve | Algarve | pt
region amalfi | Amalfiküste, Amalfi Coast, Côte amalfitaine, Costiera Amalfitana | it
region marche | Marken, Marche, Marches | it
region salento | Salento | it apulien
region elba | Elba, Île d'Elbe, Isola d'Elba | it toskana
region ischia | Ischia | it
region dalmatien | Dalmatien, Dalmatia, Dalmatie, Dalmazia | hr
region plattensee | Plattensee, Lake Balaton, Lac Balaton, Lago Balaton
region cotswolds | Cotswolds
region peak | Peak District
place annecy | Annecy, Lac d'Annecy | fr savoie ganze-alpen
place biarritz | Biarritz | fr
region cornwall | Cornwall, Cornouailles, Cornovaglia
region devon | Devon
region wales | Wales, Pays de Galles, Galles
region scotland | Scotland, Schottland, Écosse, Scozia
region lakedistrict | Lake District
place luebeck | Lübeck, Luebeck, Lubecca, Lubeck | de ganze-ostsee
place hamburg | Hamburg, Hambourg, Amburgo | de
place berlin | Berlin, Berlino | de
place buesum | Büsum | de ganze-nordsee
place neustadt1 | Neustadt | de ganze-ostsee
place neustadt2 | Neustadt | de
place nizza | Nizza, Nice | fr
place paris | Paris, Parigi | fr
place london | London, Londres, Londra
place rom | Rom, Rome, Roma | it
place rimini | Rimini | it
place venedig | Venedig, Venice, Venise, Venezia | it
country ie | Irland, Ireland, Irlande, Irlanda
country cy | Zypern, Cyprus, Chypre, Cipro
region mv | Mecklenburg-Vorpommern | de
region hessen | Hessen, Hesse, Assia | de
region polnischeostsee | Polnische Ostsee, Polish Baltic coast | ganze-ostsee
region zeeland | Zeeland | nl ganze-nordsee
region kanaren | Kanarische Inseln, Kanaren, Canary Islands, Canaries, Canarie | es
region costablanca | Costa Blanca | es
region baskenland | Baskenland, Basque Country, Pays basque, Paesi Baschi | es
region madeira | Madeira, Madère | pt
region pembrokeshire | Pembrokeshire | wales
region yorkshire | Yorkshire
region norfolk | Norfolk
region suffolk | Suffolk
region dorset | Dorset
region northumberland | Northumberland
region lancashire | Lancashire
region cumbria | Cumbria
region wight | Isle of Wight
region highlands | Schottische Highlands, Scottish Highlands | scotland
region landes | Landes | fr
region picardie | Picardie, Picardy | fr
region drome | Drôme | fr
region finistere | Finistère | fr bretagne
region pyrenees | Pyrenäen, Pyrenees, Pyrénées, Pirenei
region jura | Jura | fr
region iledere | Île de Ré | fr
region loireatlantique | Loire-Atlantique | fr
region ardennen | Ardennen, Ardennes, Ardenne | be
region romagna | Romagna | it
region abruzzo | Abruzzen, Abruzzo, Abruzzes | it
region aosta | Aostatal, Aosta Valley, Vallée d'Aoste, Valle d'Aosta | it
region versilia | Versilia | it toskana
region maremma | Maremma | it toskana
region cinqueterre | Cinque Terre | it ligurien
region pustertal | Pustertal, Val Pusteria | it suedtirol
region korfu | Korfu, Corfu, Corfou, Corfù | gr
region zakynthos | Zakynthos, Zante | gr
place binz | Binz | de ruegen
place leipzig | Leipzig, Lipsia | de
place guenzburg | Günzburg | de bayern
place muenchen | München, Munich, Monaco di Baviera | de bayern
place frankfurt | Frankfurt, Francfort, Francoforte | de hessen
place koeln | Köln, Cologne, Colonia | de
place nuernberg | Nürnberg, Nuremberg, Norimberga | de bayern
place whitby | Whitby | yorkshire
place scarborough | Scarborough | yorkshire
place skegness | Skegness
place york | York | yorkshire
place bath | Bath
place bristol | Bristol
place manchester | Manchester
place blackpool | Blackpool | lancashire
place guildford | Guildford
place stives | St Ives | cornwall
place edinburgh | Edinburgh, Édimbourg, Edimburgo | scotland
place paphos | Paphos | cy
place roscoff | Roscoff | fr bretagne finistere
place carhaix | Carhaix-Plouguer, Carhaix | fr bretagne finistere
place lyon | Lyon, Lione | fr
place bordeaux | Bordeaux | fr
place cannes | Cannes | fr cotedazur
place montpellier | Montpellier | fr
place etretat | Étretat | fr normandie
place argeles | Argelès-sur-Mer, Argelès | fr
place digne | Digne-les-Bains | fr
place santorini | Santorini, Santorin | gr
place mykonos | Mykonos | gr
place lissabon | Lissabon, Lisbon, Lisbonne, Lisbona | pt
place barcelona | Barcelona, Barcelone, Barcellona | es
place bolzano | Bozen, Bolzano | it suedtirol
place braies | Prags, Braies | it suedtirol pustertal
place milano | Mailand, Milan, Milano | it
place bergamo | Bergamo | it
place lecce | Lecce | it apulien salento
place gallipoli | Gallipoli | it apulien salento
place saturnia | Saturnia | it toskana maremma
place abetone | Abetone | it toskana
place tropea | Tropea | it
place cesenatico | Cesenatico | it romagna
place riccione | Riccione | it romagna
place caorle | Caorle | it
place bibione | Bibione | it
place jesolo | Jesolo | it
place lignano | Lignano Sabbiadoro, Lignano | it
place sanvito | San Vito Lo Capo | it sizilien
region wallis | Wallis, Valais, Vallese | ch ganze-alpen
region heide | Lüneburger Heide, Lüneburg Heath | de
region newforest | New Forest
region dales | Yorkshire Dales | yorkshire
region morbihan | Morbihan | fr bretagne
place grindelwald | Grindelwald | ch ganze-alpen
place warnemuende | Warnemünde | de ganze-ostsee
place split | Split | hr dalmatien
place sanbenedetto | San Benedetto del Tronto | it marche
`;

interface TestPlace extends NamedPlace {
  key: string;
  spellings: readonly string[];
}

/** In tests each place is a region with its key in the filter, so that the tables need no numbers. */
export const testPlaces: readonly TestPlace[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', names = '', within = ''] = row.split(' | ');
    const [kind = '', key = ''] = head.split(' ');
    return {
      key,
      name: names.split(', ')[0]!,
      spellings: names.split(', ').map((name) => splitWords(name).join(' ')),
      filter: { region: key },
      keys: [key, ...within.split(' ')].map((one) => `region:${one}`),
      centre: kind === 'place' ? { lat: 50, lon: [...key].length } : null,
    };
  });

const towns: readonly (readonly [name: string, population: number])[] = [
  ['rostock', 200_000],
  ['bologna', 390_000],
  ['aurich', 42_000],
  ['chatou', 30_000],
  ['forest', 55_000],
];

export const testLookup: PlaceLookup = {
  named: (name) => testPlaces.filter(({ spellings }) => spellings.includes(name)),
  nearTo(name) {
    const errors = allowedErrors(name);
    const near = testPlaces.flatMap((place) => {
      const spelling = place.spellings.find((one) => one[0] === name[0] && isNear(name, one, errors));
      return spelling === undefined ? [] : [{ ...place, spelling }];
    });
    return near.length === 1 ? near[0]! : null;
  },
  town(name) {
    const town = towns.find(([one]) => one === name);
    return town ? { name: town[0], population: town[1], lat: 51, lon: town[0].length } : null;
  },
};
