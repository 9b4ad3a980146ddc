import type { Random } from '../seeded-random.ts';

interface Streets {
  names: readonly string[];
  numberFirst?: true;
}

const german: Streets = {
  names: ['Am Anger', 'Dorfstraße', 'Kirchweg', 'Lindenallee', 'Mühlenweg', 'Schulstraße', 'Waldweg'],
};
const danish: Streets = { names: ['Bakkevej', 'Fyrrevej', 'Klitvej', 'Kystvejen', 'Strandvejen'] };
const dutch: Streets = { names: ['Dorpsstraat', 'Duinweg', 'Kerkstraat', 'Molenweg', 'Zeeweg'] };
const french: Streets = {
  names: ['chemin des Vignes', 'impasse des Pins', 'route de l’Église', 'rue du Moulin', 'rue des Tilleuls'],
  numberFirst: true,
};
const italian: Streets = {
  names: ['Via Garibaldi', 'Via dei Pini', 'Via della Chiesa', 'Via Roma', 'Vicolo del Sole'],
};
const spanish: Streets = {
  names: ['Calle de la Iglesia', 'Calle Mayor', 'Calle del Mar', 'Camino Viejo', 'Paseo de los Olivos'],
};
const english: Streets = {
  names: ['Church Lane', 'Harbour Road', 'Mill Lane', 'School Road', 'Station Road'],
  numberFirst: true,
};

const byCountry: Readonly<Record<string, Streets>> = {
  de: german,
  at: german,
  ch: german,
  fr: french,
  it: italian,
  es: spanish,
  gb: english,
  ie: english,
  mt: { names: ['Triq il-Kbira', 'Triq il-Knisja', 'Triq ix-Xatt'] },
  pt: { names: ['Rua da Igreja', 'Rua das Flores', 'Rua do Mar', 'Travessa do Sol'] },
  hr: { names: ['Crkvena ulica', 'Put mora', 'Ribarska ulica', 'Školska ulica'] },
  si: { names: ['Cankarjeva ulica', 'Pot v gozd', 'Šolska ulica', 'Vaška cesta'] },
  me: { names: ['Jadranska ulica', 'Ribarska ulica', 'Školska ulica'] },
  pl: { names: ['ul. Kościelna', 'ul. Leśna', 'ul. Polna', 'ul. Szkolna'] },
  cz: { names: ['Lesní', 'Na Návsi', 'Nádražní', 'Školní'] },
  hu: { names: ['Fő utca', 'Kossuth utca', 'Petőfi utca', 'Szőlő utca'] },
  bg: { names: ['ul. Ivan Vazov', 'ul. Morska', 'ul. Rodopi'] },
  gr: { names: ['Odos Agiou Nikolaou', 'Odos Kalamaki', 'Odos Thalassis'] },
  cy: { names: ['Agiou Georgiou', 'Akamas Street', 'Poseidonos Avenue'] },
  tr: { names: ['Atatürk Caddesi', 'Deniz Sokak', 'Zeytin Sokak'] },
  dk: danish,
  no: { names: ['Fjordveien', 'Kirkeveien', 'Skogveien', 'Strandveien'] },
  se: { names: ['Kyrkvägen', 'Skogsvägen', 'Storgatan', 'Strandvägen'] },
  fi: { names: ['Järvitie', 'Kirkkotie', 'Koivutie', 'Rantatie'] },
  nl: dutch,
  be: dutch,
};

const byRegion: typeof byCountry = {
  suedtirol: german,
  ardennen: french,
  tessin: italian,
  genfersee: french,
  wallis: french,
};

export function drawStreet(random: Random, { country, key }: { country: string; key: string }): string {
  const { names, numberFirst } = byRegion[key] ?? byCountry[country] ?? english;
  const name = random.pick(names);
  const number = String(1 + Math.floor(random.between(0, 48)));
  return numberFirst ? `${number} ${name}` : `${name} ${number}`;
}
