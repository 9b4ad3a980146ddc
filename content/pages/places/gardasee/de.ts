import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen am Gardasee',
  description:
    'Norden, Westufer oder Süden: wie sich der Gardasee unterscheidet, welche Winde wehen, wann es voll ist und wie man über den Brenner ankommt.',
  lead: 'Im Norden ist der Gardasee ein Fjord zwischen Felswänden, im Süden fast ein Meer. Dazwischen liegen 50 Kilometer und drei sehr verschiedene Urlaube.',
  blocks: [
    {
      kind: 'text',
      text: `## Drei Teile eines Sees

Riva, Torbole und Malcesine gehören denen, die surfen, klettern und Rad fahren; das Wasser ist kühler, die Berge sind nah. Am Westufer von Limone bis Salò steigen Terrassen mit Zitronengewächshäusern und Oliven auf, Häuser liegen steil über dem See, oft mit weitem Blick und vielen Stufen. Im Süden um Desenzano, Peschiera und Lazise ist das Ufer flach, mit Weinbergen, Freizeitparks und Zypressen auf den Moränenhügeln. Wer Ruhe sucht, wohnt einige Kilometer landeinwärts, etwa in Tignale oder im Valtenesi.

## Der Wind als Uhr

Morgens bläst der Pelèr von Norden, ab Mittag die Ora von Süden. Badende gehen früh oder in eine Bucht, Surfer richten den Tag danach. Nach schwülen Sommertagen ziehen Gewitter rasch über die Berge.

## Wann fahren

April und Mai bringen Blüte und Wandertage, das Wasser bleibt frisch. Von Mitte Juni bis Mitte September badet man; um Ferragosto am 15. August sind Straßen und Strände am vollsten. September und Anfang Oktober sind warm und ruhiger. Im Winter bleibt es mild, viele Lokale haben zu.

## Anreise

Von Norden über den Brenner: In Österreich Vignette und zusätzliche Maut für die Brennerautobahn, in Italien streckenabhängige Maut auf der A 22. Ausfahrt Rovereto Sud für den Norden, Affi oder Peschiera für den Süden. Die Uferstraßen sind schmal, im Westen mit vielen Tunneln. Züge halten in Rovereto, Peschiera und Desenzano; auf dem See verkehren Schiffe und zwischen Maderno und Torri eine Autofähre.

## Gut zu wissen

In Ortskerne mit dem Zeichen ZTL darf man nur mit Berechtigung fahren; fragen Sie den Gastgeber nach der Zufahrt. Die Strände sind meist aus Kies, Badeschuhe helfen. Hunde dürfen nur an manchen Stellen ins Wasser, Auskunft gibt die Gemeinde. Kurtaxe erheben fast alle Orte; bei uns steht sie im Gesamtpreis. Für einen kühleren Teil der Reise liegt [Südtirol](place:südtirol) am Weg.`,
    },
  ],
} satisfies PageSeed;
