import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Kochen in einer fremden Küche',
  description:
    'Stumpfe Messer, eine Pfanne, kein Salz: wie man in einer Ferienküche gut kocht, was man von zu Hause mitbringt und was man dort lässt.',
  lead: 'Ferienküchen haben zwölf Sektgläser und kein scharfes Messer. Wer sich darauf einstellt, isst in einer gemieteten Küche oft besser als zu Hause, weil Zeit da ist und der Markt um die Ecke.',
  picture: { scene: 'theme-wine', alt: 'Weinberge im Herbstlicht' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-06-18',
    category: 'travel',
    slug: 'kochen-in-der-ferienkueche',
    related: ['rainy-days-with-children', 'deposit-and-final-cleaning', 'tuscany-by-train'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Ein Blick, bevor Sie einkaufen

Öffnen Sie zuerst alle Schränke, dann schreiben Sie den Einkaufszettel. Drei Dinge entscheiden: Wie viele Kochstellen gehen wirklich, gibt es einen Backofen, und wie groß ist der größte Topf? Nudeln für acht Personen brauchen fünf Liter Wasser; wenn der größte Topf drei fasst, gibt es Risotto oder etwas vom Blech.

Auf Induktion funktionieren nur Töpfe, an denen ein Magnet haftet. Die italienische Espressokanne aus Aluminium, die Sie von zu Hause mitbringen, gehört nicht dazu. Gas aus der Flasche ist in Südeuropa verbreitet: Fragen Sie, wo die zweite Flasche steht und wie der Hahn schließt. In vielen Häusern in Italien begrenzt der Stromvertrag die Leistung auf etwa drei Kilowatt. Backofen, Wasserkocher und Waschmaschine zugleich, und es wird dunkel. Suchen Sie den Sicherungskasten bei Tageslicht.

## Was in die Kiste gehört

Sie brauchen keinen Hausrat. Auf der Liste steht, was in gemieteten Küchen erfahrungsgemäß fehlt; alles zusammen passt in einen Schuhkarton.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Werkzeug',
          items: [
            'ein gutes Messer, in ein Geschirrtuch gewickelt, im aufgegebenen Gepäck',
            'Schäler und Dosenöffner',
            'ein kleines Schneidebrett',
            'Kaffeefilter oder die eigene Kanne, passend zum Herd',
            'zwei Geschirrtücher, ein Schwamm, ein paar Beutel mit Verschluss',
          ],
        },
        {
          title: 'Für den ersten Abend',
          items: [
            'Salz, Pfeffer, ein Fläschchen Öl',
            'Nudeln, eine Dose Tomaten, Knoblauch',
            'Kaffee oder Tee, Zucker',
            'zwei Tabs für die Spülmaschine',
          ],
        },
      ],
    },
    {
      kind: 'text',
      text: `Fliegen Sie nur mit Handgepäck, bleibt das Messer daheim. Ein kleines Gemüsemesser aus dem Haushaltswarenladen am Ort kostet wenig und kann für den nächsten Gast in der Schublade bleiben. Stumpfe Messer lassen sich notdürftig am unglasierten Ring unter einer Tasse abziehen, in flachem Winkel und ohne Druck.

## Einfach kochen

In einer Ferienküche gelingt vor allem dreierlei. Das eine ist, was es am Ort schon fertig gibt: Tomaten, Brot, Käse, Schinken, ein Fisch, den der Händler ausnimmt. Das zweite kommt aus einem einzigen Topf. Weiße Bohnen mit Salbei, Linsen mit Möhren, Kichererbsen mit Tomaten, Kartoffeln mit Lauch: Sie brauchen Zeit, aber keine Technik, und schmecken am zweiten Tag besser. Das dritte ist das Blech. Gemüse in Stücken, Öl, Salz, vierzig Minuten bei großer Hitze; Hühnerkeulen obenauf, wenn Sie mögen.

Fremde Öfen sind ungenau. Die Anzeige kann um zwanzig Grad danebenliegen, und alte Gasöfen heizen nur von unten. Sehen Sie nach der halben Zeit nach, und drehen Sie das Blech. Kuchen bäckt man zu Hause.

Ein Gericht, das überall geht: Kochen Sie kurze Nudeln in wenig Wasser und heben Sie eine Tasse Kochwasser auf. Erwärmen Sie Olivenöl mit einer zerdrückten Knoblauchzehe, geben Sie die Nudeln, etwas vom Kochwasser, abgeriebene Zitronenschale und viel geriebenen Käse dazu und rühren Sie, bis es cremig wird. Ein Topf, eine Reibe, eine Viertelstunde.`,
    },
    {
      kind: 'quote',
      text: 'Wer auf dem Markt fragt, wie man etwas zubereitet, bekommt das Rezept der Gegend und meist noch ein Bündel Petersilie dazu.',
    },
    {
      kind: 'text',
      text: `## Einkaufen am Ort

Kaufen Sie in den ersten zwei Tagen weniger, als Sie denken. Man geht doch einmal essen, der Fischer hat etwas, der Gastgeber bringt Eier. Fragen Sie ihn, wann Markt ist und an welchem Stand die Einheimischen kaufen. In Frankreich und Italien schließen viele Läden über Mittag, in Deutschland und Österreich sonntags; in kleinen Orten an der Küste gibt es außerhalb der Saison manchmal nur noch den Supermarkt an der Landstraße.

Ist der Kühlschrank klein, hilft die Reihenfolge: Fisch und Blattgemüse zuerst, Kohl, Eier und Hartkäse später. Und war der Kühlschrank ausgeschaltet, braucht er nach der Ankunft einige Stunden, bis er kalt genug für Milch ist.

## Teilen und hinterlassen

In einer Gruppe kocht am besten jeden Abend ein anderes Paar und die anderen spülen; dann kommt keiner auf die Idee, die Woche sei Arbeit. Öl, Salz und Zucker darf man für die Nächsten stehen lassen, Angebrochenes nicht. Haben Sie etwas schmutzig vorgefunden, spülen Sie es mit und sagen Sie es dem Gastgeber: Er weiß es sonst nicht. Was über sauberes Geschirr hinaus zur Abreise gehört, steht im Beitrag über [Kaution und Endreinigung](page:BlogArticle/deposit-and-final-cleaning).`,
    },
    {
      kind: 'homes',
      title: 'In Italien, mit Geschirrspüler und Grill',
      search: 'country=it&dishwasher=Y&grill=Y',
    },
  ],
} satisfies PageSeed;
