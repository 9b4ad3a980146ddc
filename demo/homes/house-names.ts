import type { Landscape, Region } from '../../engines/geography/face.ts';

/** House names of a coast do not appear in the mountains. */
type Setting = 'sea' | 'lake' | 'mountains' | 'country' | 'city';

const settings: Record<Landscape, Setting> = {
  northSea: 'sea',
  balticSea: 'sea',
  denmark: 'sea',
  dalmatia: 'sea',
  balearic: 'sea',
  mediterranean: 'sea',
  atlantic: 'sea',
  lake: 'lake',
  alps: 'mountains',
  blackForest: 'mountains',
  mountains: 'mountains',
  tuscany: 'country',
  countryside: 'country',
  city: 'city',
};

/** Names by local language; they are not translated. */
const names = {
  // Low German, as on houses at the coast.
  german: {
    northSea: ['Wattwurm', 'Deichliebe', 'Sturmmöwe', 'Seestern', 'Ebbe und Flut', 'Kiek ut', 'Austernfischer', 'Halligblick', 'Windflüchter', 'Strandläufer', 'Queller', 'Lüttje Huus'],
    balticSea: ['Sanddorn', 'Bernstein', 'Kranich', 'Windrose', 'Boddenblick', 'Strandhafer', 'Kormoran', 'Seebrise', 'Hansekogge', 'Dornbusch', 'Achterdeck'],
    alps: ['Edelweiß', 'Bergkristall', 'Murmeltier', 'Enzian', 'Almrausch', 'Gipfelruh', 'Steinadler', 'Zirbe', 'Alpenglück', 'Sonnhalde', 'Wildbach', 'Gamsblick'],
    blackForest: ['Tannenzapfen', 'Auerhahn', 'Silberdistel', 'Kuckucksnest', 'Tannengrund', 'Schwarzer Hirsch', 'Heidelbeere', 'Sonnmatt', 'Mühlbach'],
    mountains: ['Fichtennest', 'Waldkauz', 'Steinbruch', 'Quelle', 'Wolfsstein', 'Eberesche', 'Bergahorn', 'Heidekraut', 'Luchs', 'Granit'],
    lake: ['Seerose', 'Schilfgras', 'Eisvogel', 'Haubentaucher', 'Bootshaus', 'Morgennebel', 'Libelle', 'Seeblume', 'Uferlos', 'Schwanensee'],
    country: ['Apfelgarten', 'Alte Mühle', 'Storchennest', 'Lindenhof', 'Kornblume', 'Zum Nussbaum', 'Rebstock', 'Sonnenblume', 'Holunder', 'Rosengarten'],
    city: ['Dachgarten', 'Kontor', 'Atelier', 'Hofgarten', 'Bibliothek', 'Lichthof', 'Salon', 'Remise', 'Stuckzimmer'],
  },
  italian: {
    sea: ['La Mimosa', 'Azzurra', 'L’Oleandro', 'Il Gabbiano', 'La Sirena', 'Il Limone', 'Lo Scoglio', 'La Conchiglia', 'Il Corbezzolo', 'Marina'],
    lake: ['Lago Blu', 'La Darsena', 'Il Cigno', 'La Riva', 'La Ninfea', 'Il Salice', 'La Magnolia', 'Il Battello'],
    country: ['Il Cipresso', 'Le Ginestre', 'La Vigna', 'Poggio Sereno', 'Il Melograno', 'La Lavanda', 'I Girasoli', 'Il Frantoio', 'Belvedere', 'La Rondine', 'Casa Rosmarino'],
    city: ['La Loggia', 'Il Cortile', 'La Terrazza', 'Lo Studiolo', 'La Fontana', 'Il Portone'],
  },
  french: {
    sea: ['La Cigale', 'Les Hortensias', 'Le Mimosa', 'Les Lauriers-Roses', 'La Vigie', 'Le Grand Large', 'Les Tamaris', 'La Dune', 'Les Pins', 'L’Ancre'],
    lake: ['La Barque', 'Le Cygne', 'Les Roseaux', 'La Roselière', 'Le Ponton', 'Les Vignes du Lac'],
    mountains: ['L’Edelweiss', 'La Marmotte', 'Le Chamois', 'Les Mélèzes', 'La Gentiane', 'Le Vieux Chalet', 'Les Airelles', 'Le Sapin Bleu'],
    country: ['La Grange', 'Le Tilleul', 'Le Noyer', 'Le Vieux Moulin', 'Les Glycines', 'La Bergerie', 'Le Cerisier', 'Les Hirondelles'],
  },
  breton: {
    sea: ['Ty Breizh', 'Ker Avel', 'Ty Mor', 'Ker Maria', 'Ty Gwenn', 'Roc’h Vihan', 'Ty an Aod', 'Ker Lann'],
  },
  corsican: {
    sea: ['A Casetta', 'U Castagnu', 'A Marina', 'U Ghjardinu', 'A Mortella', 'U Scogliu', 'A Filetta'],
  },
  catalan: {
    sea: ['Sa Figuera', 'Can Tramuntana', 'Son Serè', 'Es Garrover', 'Sa Marina', 'Ca na Rosa', 'Es Pinar', 'Can Ametller', 'Sa Lluna', 'Can Oliver'],
  },
  spanish: {
    sea: ['Los Pinos', 'La Buganvilla', 'Miramar', 'El Olivo', 'La Caracola', 'Los Naranjos', 'La Palmera', 'El Mirador', 'Las Gaviotas', 'La Brisa'],
  },
  portuguese: {
    sea: ['Maré Alta', 'A Figueira', 'O Farol', 'A Gaivota', 'Sol Nascente', 'Vila Mimosa', 'As Hortênsias', 'O Pinhal', 'A Concha', 'Brisa do Mar'],
  },
  croatian: {
    sea: ['Lavanda', 'Stara Maslina', 'Galeb', 'Bura', 'Maestral', 'Smokva', 'Plavo More', 'Kamena Kuća', 'Jasmin', 'Šipak'],
  },
  slovenian: {
    sea: ['Oljka', 'Solinar', 'Burja', 'Galebova Hiša', 'Sivka', 'Morska Zvezda', 'Školjka'],
    mountains: ['Planika', 'Gams', 'Triglavska Roža', 'Macesen', 'Smreka', 'Encijan', 'Pri Potoku'],
  },
  greek: {
    sea: ['Thalassa', 'Elia', 'Meltemi', 'Galini', 'Anemos', 'Kyma', 'Jasemi', 'Petra', 'Glaros', 'Anatoli'],
  },
  turkish: {
    sea: ['Begonvil', 'Zeytin', 'Mavi Deniz', 'Yasemin', 'Turunç', 'Martı', 'Nar Çiçeği', 'Rüzgar'],
  },
  maltese: {
    sea: ['Dar il-Baħar', 'Ix-Xemx', 'Il-Ħarruba', 'Dar Ġdida', 'Iż-Żiffa', 'Il-Kappara'],
  },
  danish: {
    sea: ['Klitgården', 'Havblik', 'Lyngheden', 'Mågen', 'Strandasters', 'Solvang', 'Fyrtårnet', 'Vestenvind', 'Hyggehuset', 'Marehalm'],
  },
  dutch: {
    sea: ['Zeezicht', 'De Duinroos', 'Zilvermeeuw', 'Het Strandhuis', 'Zeebries', 'De Scholekster', 'Helmgras', 'Ebbe en Vloed'],
    lake: ['De Waterlelie', 'Het Riet', 'De Fuut', 'Skûtsje', 'It Wetterhûs', 'De Ijsvogel'],
  },
  swedish: {
    sea: ['Havsbris', 'Strandängen', 'Måsen', 'Sjöbodan', 'Fyren', 'Solsidan'],
    lake: ['Näckrosen', 'Sjöstugan', 'Björkbacken', 'Lingonstugan', 'Röda Stugan', 'Storlommen'],
  },
  norwegian: {
    sea: ['Havgløtt', 'Naustet', 'Svabergkos', 'Fyrlykta', 'Solvika', 'Måkereiret'],
    mountains: ['Fjellro', 'Utsikten', 'Furuly', 'Tindeblikk', 'Fossheim', 'Bjørkely'],
  },
  finnish: {
    lake: ['Lumme', 'Rantala', 'Kuikka', 'Koivuranta', 'Honkala', 'Aurinkoranta', 'Saunamökki'],
  },
  polish: {
    sea: ['Bursztyn', 'Mewa', 'Wydma', 'Latarnia', 'Bryza', 'Rybitwa'],
    lake: ['Żuraw', 'Nad Jeziorem', 'Szuwary', 'Pod Lipą', 'Zimorodek', 'Bocianie Gniazdo'],
  },
  czech: {
    mountains: ['U Lesa', 'Borůvka', 'Pod Sněžkou', 'Jeřabina', 'Horský Potok', 'Na Stráni'],
    city: ['U Zlaté Lípy', 'Ateliér', 'Pod Věží', 'U Tří Hvězd', 'Na Nábřeží'],
  },
  hungarian: {
    lake: ['Tündérrózsa', 'Nádas', 'Vitorla', 'Levendula', 'Szőlőhegy', 'Hattyú'],
    city: ['Belváros', 'Duna', 'Erkély', 'Lánchíd', 'Műterem'],
  },
  bulgarian: {
    sea: ['Chayka', 'Morska Zvezda', 'Lozata', 'Briz', 'Smokinya', 'Rapana'],
  },
  english: {
    sea: ['Sea Pink', 'Gull Rock', 'Driftwood', 'The Anchorage', 'Samphire', 'Puffin Cottage', 'Smuggler’s Rest', 'Lobster Pot'],
    lake: ['Fellside', 'Swallow Barn', 'Herdwick', 'The Boathouse', 'Bracken How', 'Kingfisher'],
    mountains: ['Rowan', 'Stag’s Rest', 'Heather Brae', 'Glen View', 'The Bothy', 'Pinewood'],
  },
  irish: {
    sea: ['Tigh na Mara', 'Fuchsia', 'Teach an Trá', 'The Curragh', 'Atlantic View', 'Rainbow’s End'],
  },
} as const satisfies Record<string, Partial<Record<Setting | Landscape, readonly string[]>>>;

type Speech = keyof typeof names;

const speechOfCountry: Readonly<Record<string, Speech>> = {
  de: 'german', at: 'german', ch: 'german', it: 'italian', fr: 'french', es: 'spanish', pt: 'portuguese',
  hr: 'croatian', me: 'croatian', si: 'slovenian', gr: 'greek', cy: 'greek', tr: 'turkish', mt: 'maltese',
  dk: 'danish', nl: 'dutch', be: 'dutch', se: 'swedish', no: 'norwegian', fi: 'finnish', pl: 'polish',
  cz: 'czech', hu: 'hungarian', bg: 'bulgarian', gb: 'english', ie: 'irish',
};

/** Regions whose language differs from most of their country. */
const speechOfRegion: Readonly<Record<string, Speech>> = {
  suedtirol: 'german', tessin: 'italian', wallis: 'french', genfersee: 'french', ardennen: 'french', bretagne: 'breton',
  korsika: 'corsican', mallorca: 'catalan', menorca: 'catalan', ibiza: 'catalan', 'costa-brava': 'catalan',
};

export function listHouseNames({ key, country, landscape }: Region): readonly string[] {
  const speech = speechOfRegion[key] ?? speechOfCountry[country];
  const lists: Partial<Record<Setting | Landscape, readonly string[]>> = speech ? names[speech] : {};
  const nameList = lists[landscape] ?? lists[settings[landscape]];
  if (!nameList) throw new Error(`No house of ${key} has a name.`);
  return nameList;
}
