import type { Localized } from '../../domain/language.ts';

export const arrivalTexts: readonly Localized[] = [
  {
    de: 'Der Schlüssel liegt im Schlüsselkasten neben der Haustür. Den Code schicken wir Ihnen am Tag vor der Anreise.',
    en: 'The key is in the key box beside the front door. We send you the code the day before you arrive.',
    fr: 'La clé se trouve dans la boîte à clés à côté de la porte d’entrée. Nous vous enverrons le code la veille de votre arrivée.',
    it: 'La chiave è nella cassetta accanto alla porta d’ingresso. Ti invieremo il codice il giorno prima dell’arrivo.',
  },
  {
    de: 'Wir erwarten Sie an der Unterkunft und geben Ihnen die Schlüssel. Rufen Sie uns bitte eine halbe Stunde vorher an.',
    en: 'We meet you at the home and hand over the keys. Please call us half an hour before you arrive.',
    fr: 'Nous vous attendons sur place pour vous remettre les clés. Merci de nous appeler une demi-heure avant votre arrivée.',
    it: 'Ti aspettiamo all’alloggio per consegnarti le chiavi. Chiamaci mezz’ora prima dell’arrivo.',
  },
  {
    de: 'Die Schlüssel bekommen Sie bei uns im Nachbarhaus. Parken Sie bitte auf dem Platz mit der Nummer des Hauses.',
    en: 'We live next door and have the keys for you. Please park in the space with the number of the house.',
    fr: 'Nous habitons la maison voisine et vous y remettrons les clés. Garez-vous sur la place qui porte le numéro de la maison.',
    it: 'Abitiamo nella casa accanto e lì ti daremo le chiavi. Parcheggia nel posto con il numero della casa.',
  },
];
