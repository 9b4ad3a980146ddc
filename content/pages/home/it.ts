import type { PageSeed } from '../../page-seed.ts';
import { agencies, categories, countries, portals, regions } from './lists.ts';

const page: PageSeed = {
  title: 'Una casa per le settimane più belle',
  description:
    'Trovi una casa o un appartamento per le vacanze: prezzo totale, disponibilità a colpo d’occhio e recensioni di cui si conosce la provenienza.',
  lead: 'Case e appartamenti per vacanze in tutta Europa. Il prezzo che vede è quello che paga.',
  blocks: [
    {
      kind: 'distinctions',
      distinctions: [
        {
          id: 'price',
          variant: 'pine',
          icon: 'check',
          title: 'Un solo prezzo, ovunque',
          text: 'Elenco, scheda e prenotazione mostrano lo stesso totale, con pulizia finale, costi obbligatori e tassa di soggiorno.',
        },
        {
          id: 'hold',
          variant: 'pine',
          icon: 'clock',
          title: 'Opzione gratuita',
          text: 'Blocchi per un po’ l’alloggio che preferisce e decida insieme agli altri, senza rischi.',
        },
        {
          id: 'ratings',
          variant: 'pine',
          icon: 'star',
          title: 'Recensioni di provenienza nota',
          text: 'Ogni recensione dice se deriva da una prenotazione. Un alloggio senza recensioni non ha stelle.',
        },
      ],
    },
    {
      kind: 'labels',
      labels: [
        {
          id: 'easter',
          icon: 'leaf',
          begins: '01-10',
          ends: '03-28',
          deadline: 30,
          label: 'Il nostro consiglio',
          title: 'Pasqua',
          text: 'Prenoti possibilmente entro il {{date}}: dopo, per le feste restano di solito poche case.',
        },
        {
          id: 'whitsun',
          icon: 'leaf',
          begins: '03-20',
          ends: '05-20',
          deadline: 21,
          label: 'Il nostro consiglio',
          title: 'Pentecoste',
          text: 'Chi prenota entro il {{date}} può ancora scegliere tra costa, lago e montagna.',
        },
        {
          id: 'summer',
          icon: 'umbrella',
          begins: '02-01',
          ends: '07-01',
          deadline: 61,
          label: 'Il nostro consiglio',
          title: 'Vacanze estive',
          text: 'Per le case in riva all’acqua e le settimane intere di luglio e agosto conviene prenotare entro il {{date}}.',
        },
        {
          id: 'autumn',
          icon: 'leaf',
          begins: '07-15',
          ends: '10-05',
          deadline: 31,
          label: 'Il nostro consiglio',
          title: 'Vacanze d’autunno',
          text: 'Fino al {{date}} c’è la più ampia scelta di case con camino e sauna.',
        },
        {
          id: 'snow',
          icon: 'mountain',
          begins: '10-10',
          ends: '02-01',
          deadline: 43,
          label: 'Il nostro consiglio',
          title: 'Vacanze invernali sulla neve',
          text: 'Per le settimane di febbraio vicino agli impianti conviene prenotare entro il {{date}}.',
        },
      ],
    },
    regions,
    categories,
    countries,
    {
      kind: 'parks',
      parks: [
        {
          offer: 100,
          scene: 'offer-100',
          logo: 'umbrella',
          text: 'Case con vicini per una settimana: i bambini trovano amici prima che le valigie siano disfatte.',
          label: 'Vedi tutte le case',
          options: [
            {
              title: 'Con il cane',
              search: 'pets=one',
            },
            {
              title: 'Almeno tre camere',
              search: 'sleepingRooms=3',
            },
          ],
        },
        {
          offer: 552,
          scene: 'offer-552',
          logo: 'wave',
          text: 'Tutto in un unico posto: si parcheggia l’auto e la si lascia lì fino alla partenza.',
          label: 'Vedi tutte le case',
          options: [
            {
              title: 'Con piscina',
              search: 'swimmingpool=Y',
            },
            {
              title: 'Con il cane',
              search: 'pets=one',
            },
          ],
        },
        {
          offer: 515,
          scene: 'offer-515',
          logo: 'leaf',
          text: 'Case semplici e accoglienti con terrazza, per famiglie che stanno più fuori che dentro.',
          label: 'Vedi tutte le case',
          options: [
            {
              title: 'Con il cane',
              search: 'pets=one',
            },
            {
              title: 'Con sauna',
              search: 'sauna=Y',
            },
          ],
        },
        {
          offer: 187,
          scene: 'offer-187',
          logo: 'mountain',
          text: 'Spazio per più generazioni: una casa per tutti e, per ognuno, una porta da chiudere.',
          label: 'Vedi tutte le case',
          options: [
            {
              title: 'Almeno tre camere',
              search: 'sleepingRooms=3',
            },
            {
              title: 'Con sauna',
              search: 'sauna=Y',
            },
          ],
        },
      ],
    },
    {
      kind: 'tips',
      tips: [
        {
          id: 'arrival',
          title: 'Arrivare rilassati',
          text: 'Chi non parte il sabato a mezzogiorno trova meno code. Molti alloggi permettono l’arrivo in più giorni della settimana.',
          picture: {
            scene: 'theme-countryside',
            alt: 'Prati in fiore nella luce del mattino',
          },
          to: 'page:Search',
          label: 'Vedi gli alloggi',
        },
        {
          id: 'kitchen',
          title: 'Il primo pasto',
          text: 'Pasta, olio, sale e caffè stanno in una borsa. Così la prima sera è tranquilla anche se il negozio è già chiuso.',
          picture: {
            scene: 'theme-wine',
            alt: 'Vigneti in autunno',
          },
          to: 'search:dishwasher=Y',
          label: 'Con lavastoviglie',
        },
        {
          id: 'children',
          title: 'In viaggio con i bambini',
          text: 'Chieda subito seggiolone e lettino. L’età dei bambini spesso riduce la tassa di soggiorno: la indichi quando guarda il prezzo.',
          picture: {
            scene: 'theme-family',
            alt: 'Spiaggia del Baltico in estate',
          },
          to: 'offer:18',
          label: 'Vedi le vacanze in famiglia',
        },
        {
          id: 'dog',
          title: 'Vacanze con il cane',
          text: 'Indichi i cani già nella ricerca. Vedrà solo alloggi in cui tutti sono benvenuti, con il prezzo giusto.',
          picture: {
            scene: 'theme-dog',
            alt: 'Dune danesi in autunno',
          },
          to: 'offer:21',
          label: 'Vedi le vacanze con il cane',
          hide: true,
        },
        {
          id: 'packing',
          title: 'Bagagli leggeri',
          text: 'Uno sguardo alla dotazione fa risparmiare spazio: giochi, ombrellone o asciugacapelli spesso ci sono già.',
          picture: {
            scene: 'theme-beach',
            alt: 'Spiaggia del Mare del Nord al mattino',
          },
          to: 'search:washingmachine=Y',
          label: 'Con lavatrice',
          hide: true,
        },
        {
          id: 'rain',
          title: 'Quando piove',
          text: 'Camino, sauna e uno scaffale di libri fanno di un giorno di pioggia il migliore della settimana. Ci sono filtri per trovarli.',
          picture: {
            scene: 'theme-wellness',
            alt: 'Foresta Nera in autunno',
          },
          to: 'search:sauna=Y&fireplace=Y',
          label: 'Con camino e sauna',
          hide: true,
        },
      ],
    },
    portals,
    agencies,
    {
      kind: 'topics',
      topics: [
        { topic: 'guest.booking' },
        { topic: 'guest.payment' },
        { topic: 'guest.cancellation' },
        { topic: 'guest.search' },
        { topic: 'guest.stay' },
        { topic: 'guest.privacy' },
        { topic: 'guest.content' },
        { topic: 'guest.other' },
        { topic: 'landlord.becoming' },
        { topic: 'landlord.listing' },
        { topic: 'landlord.calendar' },
        { topic: 'landlord.bookings' },
        { topic: 'landlord.payout' },
        { topic: 'landlord.privacy' },
        { topic: 'landlord.other' },
        { topic: 'partner.programme' },
        { topic: 'partner.technology' },
        { topic: 'partner.settlement' },
        { topic: 'partner.press' },
        { topic: 'partner.other' },
        { topic: 'agency.cooperation' },
        { topic: 'agency.access' },
        { topic: 'agency.booking' },
        { topic: 'agency.commission' },
        { topic: 'agency.other' },
      ],
    },
  ],
};

export default page;
