import { languages, type Localized } from '../../../domain/language.ts';

/** Rivers by the names that Natural Earth has for them: German, English, French, Italian; `-` if it is the first of those. */
const rows = `
Rhein,Rhine,Rhin|-|Rhine|Rhin|Reno
Donau,Danube|-|Danube|Danube|Danubio
Aare|-|-|Aar|-
Adda|-|-|-|-
Adige|Etsch|-|-|-
Adour|-|-|-|-
Aller|-|-|-|-
Allier|-|-|-|-
Ariège|-|-|-|-
Arno|-|-|-|-
Aude|-|-|-|-
Aveyron|-|-|-|-
Bosna|-|-|-|-
Charente|-|-|-|-
Cher|-|-|-|-
Creuse|-|-|-|-
Dalälven|-|-|-|-
Daugava|Düna|-|-|-
Dordogne|-|-|-|Dordogna
Dora Baltea|-|-|Doire Baltée|-
Doubs|-|-|-|-
Drau|-|Drava|Drave|Drava
Drina|-|-|-|-
Duero|Duero|Douro|Douro|Duero
Dunajec|-|-|-|-
Durance|-|-|-|-
Ebro|-|-|Èbre|-
Eger|-|Ohře|Ohře|Ohře
Elbe|-|-|-|Elba
Ems|-|-|-|-
Enns|-|-|-|-
Eure|-|-|-|-
Fulda|-|-|-|-
Garonne|-|-|-|Garonna
Genil|-|-|-|-
Glan|-|-|-|-
Glomma|-|-|-|-
Great Ouse|-|-|-|-
Guadalquivir|-|-|-|-
Guadiana|-|-|-|-
Gta lv,Gota|Göta älv|-|-|-
IJssel|-|-|-|-
Ill|-|-|-|-
Inn|-|-|-|-
Isar|-|-|-|-
Jucar|Júcar|-|-|-
Klarlven|Klarälven|-|-|-
Lek|-|-|-|-
Limmat|-|-|-|-
Lippe|-|-|-|-
Loire|-|-|-|Loira
Lot|-|-|-|-
Maas|-|Meuse|Meuse|Mosa
Main|-|-|-|Meno
Marne|-|-|-|Marna
Mayenne|-|-|-|-
Mincio|-|-|-|-
Mondego|-|-|-|-
Morava|March|-|-|-
Mosel|-|Moselle|Moselle|Mosella
Mur|-|-|-|Mura
Narew|-|-|-|-
Neckar|-|-|-|-
Neretva|-|-|-|Narenta
Ness|-|-|-|-
Oder|-|-|-|-
Oglio|-|-|-|-
Piave|-|-|-|-
Po|-|-|Pô|-
Raab|-|Rába|Rába|Rába
Regnitz|-|-|-|-
Reuss|-|-|-|-
Rhne,Rhône|Rhone|Rhône|Rhône|Rodano
Ruhr|-|-|-|-
Saale|-|-|-|-
Salzach|-|-|-|-
San|-|-|-|-
Sane,Saone|Saône|-|-|-
Sarre|Saar|-|Sarre|-
Sarthe|-|-|-|-
Sava|Save|Sava|Save|Sava
Schelde|-|Scheldt|Escaut|Schelda
Segre|-|-|Sègre|-
Segura|-|-|-|-
Seine|-|-|-|Senna
Severn|-|-|-|-
Shannon|-|-|-|-
Somme|-|-|-|-
Spree|-|-|-|Sprea
Sure|Sauer|-|Sûre|-
Tajo,Tejo|Tajo|Tagus|Tage|Tago
Tarn|-|-|-|-
Tay|-|-|-|-
Tevere|Tiber|Tiber|Tibre|Tevere
Thames|Themse|Thames|Tamise|Tamigi
Ticino|Tessin|Ticino|Tessin|Ticino
Tisa|Theiß|Tisza|Tisza|Tibisco
Tanaro|-|-|-|-
Traun|-|-|-|-
Trent|-|-|-|-
Turia|-|-|-|-
Tweed|-|-|-|-
Una|-|-|-|-
Unstrut|-|-|-|-
Vienne|-|-|-|-
Vilaine|-|-|-|-
Vistula|Weichsel|Vistula|Vistule|Vistola
Vltava|Moldau|Vltava|Vltava|Moldava
Vrbas|-|-|-|-
Waal|-|-|-|-
Warta|Warthe|Warta|Warta|Warta
Weisse Elster|Weiße Elster|White Elster|Elster blanche|Elster Bianco
Weser|-|-|-|-
Wye|-|-|-|-
Yonne|-|-|-|-
`;

/** Names of rivers by the name that they have in the archive. */
export const riverNames: ReadonlyMap<string, Localized> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [sources, ...cells] = row.split('|') as [string, string, string, string, string];
      const sourceNames = sources.split(',');
      const first = cells[0] === '-' ? sourceNames[0]! : cells[0];
      const names = Object.fromEntries(
        languages.map((language, at) => [language, cells[at] === '-' ? first : cells[at]]),
      ) as unknown as Localized;
      return sourceNames.map((name): [string, Localized] => [name, names]);
    }),
);
