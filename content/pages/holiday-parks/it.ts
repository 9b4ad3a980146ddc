import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Parchi vacanze',
  description:
    'Case nei parchi vacanze: in che cosa si distinguono quattro gestori, che cosa comprende il prezzo totale e che cosa si paga sul posto.',
  lead: `In un parco vacanze si ha una casa propria e si condivide ciò che da soli non si manterrebbe: piscina, parco giochi, negozio, reception. È comodo quando i bambini cercano compagnia e i genitori distanze brevi.`,
  picture: { scene: 'offer-100', alt: 'Illustrazione: case di un parco vacanze' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Quattro gestori',
      teasers: [
        {
          title: 'Vicini per una settimana',
          text: 'I bambini trovano amici prima che le valigie siano disfatte.',
          picture: { scene: 'offer-100', alt: 'Illustrazione: un parco vacanze' },
          to: 'offer:100',
          label: 'Vedi tutte le case',
        },
        {
          title: 'Tutto in un unico posto',
          text: 'Si parcheggia l’auto e la si lascia lì fino alla partenza.',
          picture: { scene: 'offer-552', alt: 'Illustrazione: un parco vacanze' },
          to: 'offer:552',
          label: 'Vedi tutte le case',
        },
        {
          title: 'Case semplici con terrazza',
          text: 'Per famiglie che stanno più fuori che dentro.',
          picture: { scene: 'offer-515', alt: 'Illustrazione: un parco vacanze' },
          to: 'offer:515',
          label: 'Vedi tutte le case',
        },
        {
          title: 'Spazio per più generazioni',
          text: 'Una casa per tutti e, per ognuno, una porta da chiudere.',
          picture: { scene: 'offer-187', alt: 'Illustrazione: un parco vacanze' },
          to: 'offer:187',
          label: 'Vedi tutte le case',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Parco o casa singola

In un parco ci sono persone sul posto a cui chiedere, orari fissi di arrivo e partenza e case che si somigliano. Di solito si prenota un tipo e non un numero preciso; i desideri su posizione o vicinanza si comunicano al gestore con la prenotazione. Una casa singola ha più carattere, più silenzio e meno servizi. Con bambini piccoli, con la pioggia e per gruppi che vogliono due case vicine il parco è spesso la scelta più facile.

## Che cosa comprende il prezzo

Anche per i parchi mostriamo il prezzo totale: pulizia finale, costi obbligatori e tassa di soggiorno sono compresi. Biancheria, asciugamani, lettino e simili stanno a parte e contano solo se li sceglie. Piscina, animazione e impianti sportivi non fanno parte del contratto concluso tramite noi. Quali siano compresi nel soggiorno, quando aprano e quanto costino lo dice il gestore; fuori dalle vacanze scolastiche a volte sono chiusi.

## Prenotare e annullare

Il contratto di locazione si conclude con il gestore indicato nella pagina della casa. Le sue condizioni di annullamento si vedono prima di prenotare, con date e importi. Molti parchi si trovano nei [Paesi Bassi](place:niederlande), in [Belgio](place:belgien), in [Germania](place:deutschland) e in [Danimarca](place:dänemark).`,
    },
    { kind: 'homes', title: 'Cinque case nei parchi vacanze', search: 'offer=100' },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'In viaggio con i bambini', to: 'page:ThemesContent/family' },
        { label: 'In viaggio con il cane', to: 'page:ThemesContent/dog' },
        { label: 'Tutte le offerte', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
