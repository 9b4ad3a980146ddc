import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'pool',
  title: 'Ferienhaus mit Pool',
  description:
    'Ferienhaus mit Pool: privat oder gemeinsam, beheizt oder nicht, Saison, Sicherheit für Kinder und Kosten vor der Buchung klären.',
  lead: `Ein Pool kann vieles sein: acht Meter im eigenen Garten, ein Becken für zwölf Häuser, ein runder Whirlpool auf dem Dach. Ein paar Fragen vor der Buchung ersparen Enttäuschungen.`,
  picture: { scene: 'theme-pool', alt: 'Illustration: ein Pool über dem Meer am Mittag' },
  blocks: [
    {
      kind: 'text',
      text: `## Privat oder gemeinsam

Der Filter „Pool“ findet beides. In der Ausstattung unter „Draußen“ steht, ob der Pool privat ist oder gemeinschaftlich genutzt wird. Ein gemeinsamer Pool ist oft größer und die Kinder finden Spielgefährten, dafür gelten Badezeiten. Bei einem privaten lohnt die Frage nach der Größe, nach dem Tag, an dem jemand zur Pflege kommt, und danach, ob der Garten einsehbar ist.

## Warm oder kühl

Ohne Heizung hat ein Pool ungefähr die Temperatur der letzten Nächte und Tage. Am Mittelmeer ist das von Juni bis September meist angenehm, im April und Oktober selten. In Mitteleuropa und im Norden ist ein Außenpool ohne Heizung etwas für warme Wochen; dort sind Innenpools verbreitet, etwa in Häusern an der [dänischen Nordsee](place:dänische-nordsee). Fragen Sie, ob geheizt wird, auf welche Temperatur, in welchen Monaten und ob die Heizung extra kostet. Verbrauchskosten, die der Gastgeber angegeben hat, schätzen wir neben dem Gesamtpreis. Viele Gastgeber lassen Außenpools im Winter leer; von wann bis wann geöffnet ist, steht selten im Titel und oft nur in der Beschreibung.`,
    },
    { kind: 'homes', title: 'Häuser mit Pool', search: 'swimmingpool=Y&objectType=house' },
    {
      kind: 'text',
      text: `## Sicherheit für Kinder

Kleine Kinder ertrinken lautlos und in Sekunden. Verlassen Sie sich nie allein auf Zaun oder Alarm. Frankreich verlangt für private, in den Boden eingelassene Pools eine Sicherung: Zaun, Alarm, Abdeckung oder Überdachung. In anderen Ländern ist das verschieden geregelt, und ältere Pools haben oft keinen Zaun. Fragen Sie den Gastgeber, ob der Pool eingezäunt und das Tor abschließbar ist, wie tief das Becken an der flachsten Stelle ist und ob man ihn vom Wohnraum aus sieht. Machen Sie am ersten Tag mit allen aus, wer wann Aufsicht hat.

## Wo die Auswahl groß ist

Viele Häuser mit eigenem Pool gibt es in [Istrien](place:istrien) und [Dalmatien](place:dalmatien), auf [Mallorca](place:mallorca), in der [Toskana](place:toskana), in der [Provence](place:provence) und an der [Algarve](place:algarve). In trockenen Sommern können Gemeinden das Befüllen von Pools einschränken; danach fragen Sie am besten kurz vor der Reise. Wer viel Platz sucht, kombiniert den Filter mit vier Schlafzimmern oder mehr.`,
    },
    {
      kind: 'links',
      title: 'Häuser mit Pool',
      links: [
        { label: 'Ferienhaus mit Pool', to: 'offer:27' },
        {
          label: 'Luxus-Ferienhäuser',
          to: 'offer:45',
          text: 'Pool, mindestens 150 m² und vier Schlafzimmer.',
        },
        { label: 'Pool und Hund', to: 'search:swimmingpool=Y&pets=one' },
        { label: 'Familienurlaub', to: 'page:ThemesContent/family' },
      ],
    },
  ],
} satisfies PageSeed;
