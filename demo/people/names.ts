import type { Language } from '../../domain/language.ts';

const german = [['Anke', 'Birgit', 'Claudia', 'Dieter', 'Elke', 'Frank', 'Heike', 'Jens', 'Katrin', 'Matthias', 'Sabine', 'Uwe'], ['Petersen', 'Huber', 'Schneider', 'Brandt', 'Moser', 'Lindner', 'Hansen', 'Gruber', 'Vogel', 'Keller', 'Bachmann', 'Seidel']] as const;
const french = [['Amélie', 'Benoît', 'Camille', 'Étienne', 'Hélène', 'Julien', 'Margaux', 'Nicolas', 'Sophie'], ['Lefèvre', 'Morel', 'Girard', 'Rousseau', 'Chevalier', 'Perrin', 'Garnier', 'Faure']] as const;
const italian = [['Alessandra', 'Bruno', 'Chiara', 'Davide', 'Elena', 'Fabio', 'Giulia', 'Lorenzo', 'Marta'], ['Bianchi', 'Conti', 'Galli', 'Marino', 'Ricci', 'Ferrara', 'Moretti', 'Serra']] as const;
const english = [['Alice', 'Colin', 'Fiona', 'Graham', 'Harriet', 'Ian', 'Moira', 'Owen'], ['Barker', 'Doyle', 'Fraser', 'Hughes', 'Kelly', 'Mackenzie', 'Trelawny', 'Walsh']] as const;
const spanish = [['Ana', 'Carlos', 'Carmen', 'Javier', 'Lucía', 'Marta', 'Pablo', 'Rafael'], ['Fernández', 'García', 'Herrera', 'Moreno', 'Navarro', 'Ruiz', 'Santos', 'Vega']] as const;
const catalan = [['Aina', 'Biel', 'Catalina', 'Joan', 'Margalida', 'Miquel', 'Neus', 'Tomeu'], ['Ferrer', 'Mas', 'Oliver', 'Pons', 'Roca', 'Serra', 'Vidal', 'Vives']] as const;
const portuguese = [['Ana', 'Catarina', 'Duarte', 'Inês', 'Joana', 'João', 'Rui', 'Tiago'], ['Almeida', 'Carvalho', 'Costa', 'Ferreira', 'Lopes', 'Pereira', 'Ramos', 'Sousa']] as const;
const croatian = [['Ana', 'Ante', 'Dragan', 'Ivan', 'Ivana', 'Luka', 'Marija', 'Petra'], ['Babić', 'Horvat', 'Jurić', 'Kovačić', 'Marić', 'Matić', 'Perić', 'Vuković']] as const;
const slovenian = [['Aleš', 'Ana', 'Jana', 'Luka', 'Maja', 'Matej', 'Petra', 'Tomaž'], ['Kovač', 'Kralj', 'Novak', 'Potočnik', 'Vidmar', 'Zajc', 'Zupan', 'Žagar']] as const;
const montenegrin = [['Ana', 'Jelena', 'Marko', 'Milica', 'Nikola', 'Petar', 'Sanja', 'Vuk'], ['Bošković', 'Đurović', 'Ivanović', 'Nikčević', 'Perović', 'Popović', 'Radulović', 'Vujović']] as const;
const polish = [['Agnieszka', 'Ewa', 'Katarzyna', 'Marek', 'Paweł', 'Piotr', 'Tomasz', 'Zofia'], ['Kamiński', 'Kowalczyk', 'Lis', 'Mazur', 'Nowak', 'Sikora', 'Wróbel', 'Zając']] as const;
const czech = [['Eva', 'Hana', 'Jan', 'Jana', 'Lukáš', 'Petr', 'Tereza', 'Tomáš'], ['Beneš', 'Dvořák', 'Fiala', 'Král', 'Marek', 'Němec', 'Pokorný', 'Urban']] as const;
const hungarian = [['Ágnes', 'Balázs', 'Eszter', 'Gábor', 'Judit', 'László', 'Péter', 'Zsuzsa'], ['Farkas', 'Horváth', 'Kiss', 'Molnár', 'Nagy', 'Szabó', 'Tóth', 'Varga']] as const;
const bulgarian = [['Boris', 'Desislava', 'Elena', 'Georgi', 'Iva', 'Nikolay', 'Plamen', 'Vesela'], ['Dimitrov', 'Georgiev', 'Ivanov', 'Kolev', 'Nikolov', 'Petrov', 'Stoyanov', 'Todorov']] as const;
const greek = [['Andreas', 'Eleni', 'Georgios', 'Katerina', 'Maria', 'Nikos', 'Sofia', 'Yannis'], ['Dimou', 'Georgiou', 'Ioannou', 'Kostas', 'Makris', 'Nikolaou', 'Papadakis', 'Vlachos']] as const;
const turkish = [['Ayşe', 'Deniz', 'Elif', 'Emre', 'Mehmet', 'Murat', 'Selin', 'Zeynep'], ['Aydın', 'Çelik', 'Demir', 'Kaya', 'Öztürk', 'Şahin', 'Yıldız', 'Yılmaz']] as const;
const maltese = [['Anton', 'Carmel', 'Graziella', 'Josette', 'Karmenu', 'Maria', 'Pawlu', 'Rita'], ['Borg', 'Camilleri', 'Farrugia', 'Grech', 'Micallef', 'Vella', 'Xuereb', 'Zammit']] as const;
const danish = [['Anne', 'Birgitte', 'Henrik', 'Jens', 'Kirsten', 'Lars', 'Mette', 'Søren'], ['Andersen', 'Christensen', 'Jensen', 'Kjær', 'Møller', 'Nygaard', 'Poulsen', 'Sørensen']] as const;
const swedish = [['Anders', 'Astrid', 'Elin', 'Erik', 'Ingrid', 'Karin', 'Lars', 'Sven'], ['Berglund', 'Dahlberg', 'Eriksson', 'Holmgren', 'Lindqvist', 'Lund', 'Nilsson', 'Sandström']] as const;
const norwegian = [['Bjørn', 'Ingrid', 'Kari', 'Knut', 'Liv', 'Ola', 'Sigrid', 'Terje'], ['Bakken', 'Dahl', 'Hansen', 'Haugen', 'Kristiansen', 'Nygård', 'Solberg', 'Strand']] as const;
const finnish = [['Aino', 'Eero', 'Heikki', 'Kaisa', 'Liisa', 'Matti', 'Pekka', 'Tuula'], ['Heikkinen', 'Korhonen', 'Laine', 'Mäkinen', 'Niemi', 'Rantanen', 'Salonen', 'Virtanen']] as const;
const dutch = [['Anouk', 'Bart', 'Femke', 'Joost', 'Lotte', 'Maarten', 'Saskia', 'Wim'], ['Bakker', 'de Boer', 'de Groot', 'Mulder', 'Smit', 'van Dijk', 'Visser', 'Vos']] as const;
const flemish = [['An', 'Dirk', 'Griet', 'Jef', 'Katrien', 'Koen', 'Tine', 'Wouter'], ['Claes', 'De Smet', 'Goossens', 'Janssens', 'Maes', 'Mertens', 'Peeters', 'Wouters']] as const;

const byCountry: Record<string, readonly [readonly string[], readonly string[]]> = {
  de: german, at: german, ch: german, fr: french, it: italian, gb: english, ie: english, es: spanish, pt: portuguese,
  hr: croatian, si: slovenian, me: montenegrin, pl: polish, cz: czech, hu: hungarian, bg: bulgarian, gr: greek, tr: turkish,
  cy: greek, mt: maltese, dk: danish, se: swedish, no: norwegian, fi: finnish, nl: dutch, be: flemish,
};

const byRegion: typeof byCountry = {
  suedtirol: german, tessin: italian, wallis: french, genfersee: french, ardennen: french, mallorca: catalan,
  menorca: catalan, ibiza: catalan, 'costa-brava': catalan,
};

export function listNames(
  country: string,
  region = '',
): readonly [first: readonly string[], last: readonly string[]] {
  return byRegion[region] ?? byCountry[country] ?? english;
}

/** First name and initial, as ratings show them. */
export const guestNames: Record<Language, readonly string[]> = {
  de: german[0].flatMap((first) => ['B.', 'H.', 'K.', 'M.', 'R.', 'S.'].map((last) => `${first} ${last}`)),
  en: english[0].flatMap((first) => ['B.', 'H.', 'K.', 'M.', 'R.', 'W.'].map((last) => `${first} ${last}`)),
  fr: french[0].flatMap((first) => ['B.', 'D.', 'L.', 'M.', 'P.', 'R.'].map((last) => `${first} ${last}`)),
  it: italian[0].flatMap((first) => ['B.', 'C.', 'F.', 'M.', 'R.', 'S.'].map((last) => `${first} ${last}`)),
};
