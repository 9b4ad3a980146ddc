import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Portugal',
  description:
    'Algarve, Alentejo, Norden oder Madeira: Ferienhaus in Portugal mit Wellen, kühlem Meer, elektronischer Maut und Zügen.',
  lead: 'In Portugal ist der Atlantik das halbe Wetter. Er hält die Sommer erträglich, das Wasser kühl und die Abende windig, und wer das weiß, packt einen Pullover ein.',
  blocks: [
    {
      kind: 'text',
      text: `## Von Süden nach Norden

An der [Algarve](place:algarve) liegen im Osten flache Inseln und Lagunen mit ruhigem, wärmerem Wasser, im Westen gelbe Felsküste mit Buchten und ab Sagres die offene See der Surfer. Das Ferienhaus ist hier oft eine Villa mit Pool oder eine Wohnung in einer Anlage. Der Alentejo dahinter ist weit: Korkeichen, weiße Dörfer, einzelne Höfe und an der Küste der lange Fischerweg. Rund um Lissabon wohnt man in Sintra oder Ericeira, mit Zug oder Bus in die Stadt. Nördlich von Porto wird das Land grün und kleinteilig; am Douro stehen die Häuser zwischen Portweinterrassen. [Madeira](place:madeira) hat eigenes Wetter, Wanderwege an Wasserkanälen und kaum Strand.

## Was die Monate bringen

Von Februar an blühen an der Algarve die Mandeln, März bis Mai sind zum Wandern am besten. Im Sommer ist es an der Küste warm mit frischem Nordwind am Nachmittag, im Landesinneren glühend heiß. Das Meer bleibt auch im August kühl, am wärmsten ist es im Osten der Algarve. September und Oktober sind mild und klar. Im Norden regnet es von November bis März viel, im Süden bleibt es hell; alte Häuser haben dann selten Heizung.

## Hinkommen und fahren

Mit dem Auto ist es ein weiter Weg durch Frankreich und Spanien, mit der Bahn geht es über Madrid oder Irun nur mit Umsteigen, die meisten fliegen nach Faro, Lissabon oder Porto. Auf vielen Autobahnen wird Maut erhoben, manche Strecken haben nur elektronische Erfassung, für die man ein ausländisches Kennzeichen registriert. Die A 22 an der Algarve ist seit 2025 frei.

## Hinweise

Die Wellen sind stark, bei roter Flagge bleibt man draußen. Hunde sind an bewachten Stränden in der Saison nicht erlaubt. Im Sommer ist Feuer im Freien verboten. Mehrere Gemeinden erheben eine Kurtaxe, sie ist im Gesamtpreis enthalten.`,
    },
  ],
} satisfies PageSeed;
