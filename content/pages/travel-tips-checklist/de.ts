import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Packliste für das Ferienhaus',
  description:
    'Checkliste mit über vierzig Punkten zum Abhaken und Drucken: Unterlagen, Haushalt, Apotheke, Kinder, Hund und Abreise.',
  lead: 'Was im Hotel selbstverständlich da ist, fehlt im Ferienhaus oft. Haken Sie ab, was erledigt ist; die Haken bleiben in diesem Browser gespeichert, und die Liste lässt sich ausdrucken.',
  picture: { scene: 'theme-beach', alt: 'Nordseestrand am Morgen' },
  blocks: [
    {
      kind: 'text',
      text: `Streichen Sie zuerst, was die Unterkunft schon hat: In ihrer Ausstattung stehen Babybett, Grill, Waschmaschine oder Föhn, in den Nebenkosten Bettwäsche und Handtücher. Was dort nicht genannt ist, sollten Sie einpacken.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Einige Wochen vorher',
          items: [
            'Ausweise, Reisepässe und Führerscheine auf Gültigkeit prüfen, auch die der Kinder',
            'Europäische Krankenversicherungskarte und Auslandskrankenversicherung prüfen',
            'Mautvignetten, Umweltplaketten und Anmeldungen für Städte auf der Strecke besorgen',
            'Impfschutz klären, auch gegen Zecken',
            'Auto durchsehen: Reifen, Öl, Licht, Warnwesten, Dachbox',
          ],
        },
        {
          title: 'In der Woche vor der Reise',
          items: [
            'Restbetrag überwiesen?',
            'Bestätigung als PDF und Adresse so speichern, dass sie ohne Netz aufgehen',
            'Gastgeber anrufen: Ankunftszeit, Schlüssel, Art der Kaution',
            'Bargeld für Kaution, Kurtaxe und Kosten vor Ort',
            'Post, Blumen und Haustiere versorgen lassen',
          ],
        },
        {
          title: 'Für die Unterkunft',
          items: [
            'Bettwäsche und Handtücher, wenn sie nicht dazugehören',
            'Geschirrtücher, Spülmittel, Schwamm und Spülmaschinentabs',
            'Toilettenpapier und Müllbeutel für die ersten Tage',
            'Salz, Öl, Kaffee, Filter und ein Essen für den ersten Abend',
            'Scharfes Küchenmesser und Korkenzieher',
            'Mehrfachsteckdose, Ladegeräte und, je nach Land, Reiseadapter',
            'Taschenlampe, Feuerzeug und etwas Schnur',
          ],
        },
        {
          title: 'Reiseapotheke',
          items: [
            'Eigene Medikamente mit Reserve und Namen der Wirkstoffe',
            'Mittel gegen Fieber, Schmerzen, Durchfall und Reiseübelkeit',
            'Pflaster, Wunddesinfektion und Pinzette oder Zeckenkarte',
            'Sonnencreme, Mückenschutz und Fieberthermometer',
            'Nummern von Giftnotruf und Versicherung im Telefon',
          ],
        },
        {
          title: 'Kleidung und Freizeit',
          items: [
            'Regenjacke und feste Schuhe, auch im Sommer',
            'Badesachen, Strandtuch und Badeschuhe für felsige Ufer',
            'Hausschuhe, denn Fliesen sind abends kalt',
            'Spielkarten, ein Buch und etwas für Regentage',
            'Rucksack und Trinkflaschen für Ausflüge',
          ],
        },
        {
          title: 'Mit Kindern',
          items: [
            'Vertrautes Kissen, Kuscheltier und Nachtlicht',
            'Babybett oder Hochstuhl gebucht oder eingepackt',
            'Windeln, Feuchttücher und Brei für zwei Tage',
            'Kindersitz, auch für Taxi oder Mietwagen',
            'Schwimmhilfe, Sonnenhut und UV-Shirt',
            'Steckdosenschutz und eine Decke für den Boden',
          ],
        },
        {
          title: 'Mit dem Hund',
          items: [
            'EU-Heimtierausweis mit gültiger Tollwutimpfung',
            'Futter für die ersten Tage, Näpfe und Wasser für die Fahrt',
            'Leine, Maulkorb, Kotbeutel und Handtuch',
            'Decke oder Korb, damit er seinen Platz hat',
            'Marke am Halsband mit Ihrer Telefonnummer',
          ],
        },
        {
          title: 'Am Tag der Abreise',
          items: [
            'Kühlschrank leeren, Geschirr spülen, Müll und Glas wegbringen',
            'Heizung herunterdrehen, Fenster, Läden und Wasser schließen',
            'Zähler ablesen und fotografieren',
            'Steckdosen, Schubladen, Waschmaschine und Wäscheleine absuchen',
            'Schäden melden, Schlüssel übergeben, Rückgabe der Kaution klären',
          ],
        },
      ],
    },
    {
      kind: 'links',
      title: 'Mehr zur Vorbereitung',
      links: [
        { label: 'Reisetipps', to: 'page:TravelTips', text: 'Von der Buchung bis zur Abreise' },
        {
          label: 'Gesund reisen',
          to: 'page:TravelTipsHealth',
          text: 'Versicherung, Notruf, Zecken, Sonne und Wasser',
        },
      ],
    },
  ],
} satisfies PageSeed;
