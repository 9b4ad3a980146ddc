import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Istria',
  description:
    'Costa o colline in Istria: com’è alloggiarci, quando il mare è caldo, quali vignette e pedaggi si incontrano e che cosa sapere.',
  lead: 'L’Istria è abbastanza piccola da nuotare in mare al mattino e cenare in un borgo di collina la sera. Ovunque sia la casa, la costa non è mai lontana.',
  blocks: [
    {
      kind: 'text',
      text: `## Costa e colline

La costa ovest, da Umago a Rovigno e Pola, è fatta di pinete, lastre di roccia e calette di ciottoli; la sabbia è rara, l’acqua limpida. Qui ci sono gli appartamenti con vista sul mare, e in agosto anche i vicini. Dieci chilometri all’interno comincia l’altra Istria: terra rossa, vigne, case di pietra con piscina, Grisignana e Montona sui loro colli. Lì la casa è più grande, più quieta e fresca la sera, e per fare il bagno ci vuole un quarto d’ora d’auto. La costa est, verso Porto Albona e Albona, è ripida e guarda le isole del [Quarnero](place:kvarner-bucht). I cartelli stradali sono in croato e in italiano.

## Nel corso dell’anno

Maggio: asparagi selvatici, strade vuote, mare freddo. Da giugno a settembre si nuota. Da metà settembre maturano uva e fichi, in ottobre e novembre è tempo di tartufi e a mezzogiorno il sole scalda ancora. D’inverno la bora può soffiare per giorni.

## La strada

Da Trieste si attraversa un breve tratto di Slovenia: sull’autostrada serve la vignetta slovena, sulla strada ordinaria no. Chi viene dall’Austria paga anche la vignetta austriaca e alcune gallerie. In Istria l’autostrada è a pedaggio. La Croazia passa a un sistema senza barriere, previsto per marzo 2027: verifichi prima se occorre registrare la targa. Il Paese è nello spazio Schengen, ma i controlli capitano: porti un documento. In treno si arriva bene fino a Trieste, Capodistria o Fiume, poi si prende l’autobus.

## Bagni, cani, fuochi e denaro

Le scarpette proteggono dai ricci. I cani hanno calette proprie: veda le [spiagge per cani in Croazia](page:DogBeachesCroatia). D’estate il rischio d’incendio è alto; la griglia si accende solo dove l’host lo permette. La tassa di soggiorno è compresa nel prezzo totale. Si paga in euro, al mercato meglio in contanti.`,
    },
  ],
} satisfies PageSeed;
