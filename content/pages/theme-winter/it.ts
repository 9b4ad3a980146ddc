import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'inverno',
  title: 'Vacanze invernali in una casa vacanze',
  description:
    'Casa vacanze d’inverno: impianti e piste di fondo vicine, neve, riscaldamento, camino, gomme e quando prenotare.',
  lead: `D’inverno si passa in casa più tempo che d’estate. Come si scalda, come ci si arriva e dove si asciugano gli scarponi conta quindi quanto la distanza dall’impianto.`,
  picture: { scene: 'theme-snow', alt: 'Illustrazione: montagne innevate al mattino' },
  blocks: [
    {
      kind: 'text',
      text: `## Piste, fondo o camino

Per chi scia c’è un filtro sulla distanza dall’impianto, per chi fa fondo uno sulla distanza dalla pista: a piedi, entro 5 km, entro 10 km. «A piedi» non vuol dire con gli sci ai piedi: chi vuole scendere fino alla porta legga la descrizione o chieda all’host se con neve normale è possibile. Dove passa uno skibus cinque chilometri non sono uno svantaggio, e i paesi lungo il percorso costano spesso meno di quelli alla partenza degli impianti.

La neve dipende da quota, esposizione e annata. A Natale e a fine stagione sono più sicure le località alte; in gennaio e febbraio basta di solito anche una quota media. Chi non scia affatto si trova bene nella [Foresta Nera](place:schwarzwald), nello [Harz](place:harz) o nella [Foresta Bavarese](place:bayerischer-wald): lì si cammina e si va in slitta anche senza skipass.

## Quando prenotare

Sono richiesti Natale, Capodanno e le settimane in cui coincidono le vacanze scolastiche di più Paesi, soprattutto in febbraio. In quelle settimane molti host affittano solo da sabato a sabato. In gennaio e da metà marzo la scelta è più ampia e i prezzi sono più bassi.`,
    },
    { kind: 'homes', title: 'Alloggi vicini a un impianto', search: 'distSkilift=5' },
    {
      kind: 'text',
      text: `## Scaldare e asciugare

I costi obbligatori sono nel prezzo totale. Se il riscaldamento si paga a consumo, accanto c’è una stima. Per le case con camino chieda se la legna è compresa o si compra a parte, e se il fuoco serve a scaldare o solo a fare atmosfera. Un deposito sci compare nella dotazione se l’host lo ha indicato; chieda se c’è un asciugascarponi. Per la sauna c’è un filtro.

## In auto sulla neve

L’Austria prescrive dotazioni invernali, di regola gomme da neve, da novembre a metà aprile in condizioni invernali; la Germania in qualsiasi periodo, quando la strada è innevata o ghiacciata, e con il simbolo alpino. In Italia e in Francia, a seconda dei tratti e dei comuni, sono obbligatorie gomme invernali o catene a bordo, per lo più da novembre a marzo o aprile. La Svizzera non ha un obbligo generale di gomme invernali, ma chi intralcia il traffico senza pneumatici adatti ne risponde. Date e tratti precisi li indica l’automobile club. Per una casa su un pendio chieda prima se l’accesso viene sgomberato dalla neve e se servono le catene.

Chi teme il maltempo, una malattia o la mancanza di neve usi il filtro «Annullamento gratuito» e legga gli scaglioni delle [spese di annullamento](page:Faq/faq1) prima di prenotare. La sola mancanza di neve non dà diritto alla cancellazione gratuita, a meno che le condizioni dell’alloggio non la prevedano.`,
    },
    {
      kind: 'links',
      title: 'Case per l’inverno',
      links: [
        { label: 'Vacanze sugli sci', to: 'offer:122', text: 'Tutti gli alloggi vicini a un impianto.' },
        {
          label: 'Vacanze invernali davanti al camino',
          to: 'offer:40',
          text: 'Con camino e pista di fondo.',
        },
        { label: 'Vacanze sugli sci in Austria', to: 'offer:123' },
        { label: 'Baite in Austria', to: 'offer:486' },
      ],
    },
  ],
} satisfies PageSeed;
