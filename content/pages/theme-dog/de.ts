import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'hund',
  title: 'Urlaub mit Hund',
  description:
    'Ferienhäuser, in denen Hunde willkommen sind: was Sie bei der Buchung angeben, vorher fragen und unterwegs dabeihaben.',
  lead: `Hunde geben Sie bei uns an wie Gäste, mit Zahl und Größe; kostet ein Hund etwas, steht es im Preis. So weiß der Gastgeber, wer kommt, und Sie wissen, was Sie zahlen.`,
  picture: { scene: 'theme-dog', alt: 'Illustration: Dünen im Herbstlicht' },
  blocks: [
    {
      kind: 'text',
      text: `## Suchen und angeben

Der Filter „Hund willkommen“ zeigt Unterkünfte, die mindestens einen Hund aufnehmen, „Mehrere Hunde“ solche für zwei und mehr. Manche Gastgeber begrenzen die Größe; dann fragt das Buchungsformular danach. Geben Sie jeden Hund an, auch den kleinen: Die Unterkunft darf nur mit der gebuchten Zahl von Personen und Hunden genutzt werden. Ein Aufpreis für den Hund steht vor der Buchung in der Aufstellung.

Wer eine Unterkunft ganz ohne Tiere braucht, etwa wegen einer Allergie, wählt „Keine Haustiere“. Das heißt, dass dort keine Tiere zu Gast sind. Ob der Gastgeber selbst welche hält, fragen Sie besser nach.

## Was Sie den Gastgeber fragen sollten

„Eingezäunt“ kann einen Jägerzaun von 80 Zentimetern bedeuten oder eine Hecke mit Lücken. Fragen Sie nach Höhe und Material, nach offenen Treppen, glatten Böden und danach, ob der Hund allein im Haus bleiben darf. Bei Wohnungen ist auch das Stockwerk wichtig. Einen Wassernapf hat fast jedes Haus, eine Hundedusche kaum eines; ein altes Handtuch im Auto erspart Ärger mit dem Sofa.`,
    },
    { kind: 'homes', title: 'Unterkünfte, in denen Hunde willkommen sind', search: 'pets=one' },
    {
      kind: 'text',
      text: `## Über die Grenze

Für Reisen innerhalb der EU braucht ein Hund einen Mikrochip, eine gültige Tollwutimpfung und den Heimtierausweis. Nach der ersten Impfung vergehen mindestens 21 Tage, bis er reisen darf. Irland, Finnland, Malta und Norwegen verlangen zusätzlich eine Behandlung gegen den Fuchsbandwurm kurz vor der Einreise, Großbritannien ebenso. Für die Schweiz brauchen Sie ähnliche Papiere wie in der EU. Einige Länder lassen bestimmte Rassen nicht oder nur mit Auflagen einreisen, darunter Dänemark. Verbindlich sind die Auskünfte Ihrer Tierarztpraxis und der Behörden des Reiselands; fragen Sie einige Wochen vorher.

In Italien, Österreich und vielen deutschen Bundesländern besteht in Bussen, Bahnen oder an bestimmten Orten Leinen- oder Maulkorbpflicht. Nehmen Sie einen passenden Maulkorb mit, auch wenn Sie ihn zu Hause nie brauchen.

## An den Strand

Viele Strände sind in der Badesaison für Hunde gesperrt, haben aber eigene Abschnitte. Wir haben Hundestrände an der [Nordsee](page:DogBeachesNorthSea), der [Ostsee](page:DogBeachesBalticSea) und in [Kroatien](page:DogBeachesCroatia) zusammengestellt. Außerhalb der Saison sind die Regeln meist großzügiger, in Naturschutzgebieten und Dünen aber nicht.`,
    },
    {
      kind: 'links',
      title: 'Mit Hund unterwegs',
      links: [
        { label: 'Alle Häuser, die Hunde aufnehmen', to: 'offer:21' },
        { label: 'Für zwei und mehr Hunde', to: 'search:pets=more' },
        { label: 'Mit Hund nach Dänemark', to: 'search:country=dk&pets=one' },
        { label: 'Gesundheit auf Reisen', to: 'page:TravelTipsHealth' },
      ],
    },
  ],
} satisfies PageSeed;
