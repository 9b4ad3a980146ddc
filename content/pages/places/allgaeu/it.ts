import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Algovia',
  description:
    'Tra l’Alpsee, Oberstdorf e Füssen: vacanza in fattoria, campanacci, neve, stazioni e carte ospiti in Algovia.',
  lead: 'In Algovia una mucca non è mai lontana. Chi lo apprezza dorme bene; chi ha il sonno leggero chieda prima dov’è il pascolo.',
  blocks: [
    {
      kind: 'text',
      text: `## Colline, laghi, monti

L’Algovia sale da nord a sud. Intorno a Isny e Leutkirch ci sono colline dolci con stagni e bagni di torba, adatte alla bicicletta e ai bambini. In mezzo stanno il Grosser Alpsee presso Immenstadt e la catena della Nagelfluh, sulle cui creste si cammina per ore senza arrampicare. All’estremo sud, intorno a Oberstdorf e Hindelang, si alzano montagne vere; a est, vicino a Füssen, i castelli reali e il Forggensee. Da una casa al centro si arriva ovunque in meno di un’ora. Molti appartamenti sono in fattorie in attività, dove i bambini guardano la mungitura e gli ospiti vanno a prendere il latte con il bidone.

## Quattro stagioni, una lunga

La primavera arriva tardi; in maggio il tarassaco tinge di giallo interi pendii. Il Forggensee è un bacino artificiale e si riempie solo a giugno. In settembre il bestiame infiorato scende a valle per il Viehscheid: quel giorno alcune strade chiudono e le camere scarseggiano. L’inverno va da dicembre a marzo, non sempre con neve nelle valli, più sicuro a Balderschwang e Oberstdorf. Il föhn porta aria limpida e, a qualcuno, mal di testa.

## In treno e in auto

I treni da Monaco, Augusta e Ulma fermano a Kempten, Immenstadt, Sonthofen, Oberstdorf e Füssen. La A 7 e la A 96 sono gratuite. Chi arriva dal [Tirolo](place:tirol) per il Fernpass e il tunnel di Füssen non ha bisogno della vignetta su quel tratto; sulle autostrade austriache sì.

## Regole di casa

I campanacci suonano anche di notte, e nessuno li spegne. I prati sono foraggio: prima del taglio si resta sul sentiero, cane compreso. In cambio della tassa di soggiorno, compresa nel prezzo totale, alcuni paesi danno una carta per autobus e funivie; l’host sa se l’alloggio partecipa. La visita ai castelli va prenotata. D’inverno per salire alle fattorie servono pneumatici invernali e a volte le catene.`,
    },
  ],
} satisfies PageSeed;
