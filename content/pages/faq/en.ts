import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Frequently asked questions',
  description:
    'Answers on booking, prices, arrival, dogs, changes and cancellation, and for hosts on calendar, prices and requests.',
  lead: 'How searching, booking and cancelling work on this site, and what hosts need to know. Whatever applies to one particular home is always stated on its own page.',
  blocks: [
    {
      kind: 'accordion',
      key: 'booking',
      title: 'Booking and paying',
      entries: [
        {
          question: 'How do I book a home?',
          answer: `On the home’s page, choose your arrival and departure and say who is coming. You see the total price straight away. Then you enter your contact details, choose extras and a method of payment, and check everything on a summary. Nothing is binding until you press “Book with obligation to pay”. Some homes are confirmed at once; with the others the host confirms. The note beside the button tells you which it is.`,
        },
        {
          question: 'What is the difference between a booking, a hold and a request?',
          answer: `A booking is binding and takes the nights immediately. A hold, also called an option, keeps the home free for you at no cost: for 24 hours to begin with, and for a full three days once you open the link in our email. Homes that offer holds take them when arrival is at least 14 days away. A request keeps nothing free. If the host accepts it, it becomes a confirmed booking; until then you can withdraw it free of charge.`,
        },
        {
          question: 'When will I know that my booking is confirmed?',
          answer: `You receive an email as soon as you have sent it. If the home can be booked instantly, your holiday is settled at that point. Otherwise the host checks the booking, usually within a day, and the nights are kept for you in the meantime. The answer comes by email, and your booking page always shows where things stand. If the host declines, there is nothing to pay.`,
        },
        {
          question: 'When and how do I pay?',
          answer: `You pay nothing before the booking is confirmed. After that, 25% is normally due within seven days and the balance six weeks before arrival. If arrival is closer than that, you pay in one sum. You choose between invoice and bank transfer; where the host collects the money, direct debit may be possible too. If you pay us, you can also settle each amount by card, through the link on your booking page. Your own amounts and dates are in the payment plan before you book, and on your booking page afterwards.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'documents',
      title: 'Documents',
      entries: [
        {
          question: 'Which documents do I receive, and where do I find them?',
          answer: `Every email from us contains a link to your booking page. There you find the confirmation as a PDF, an entry for your calendar, the payment plan and, where we collect the money, the invoice. Once the booking is confirmed, the address of the home and the host’s contact details appear as well. The link works until one year after departure. If it has expired or gone missing, we will send a new one on request to the address used for the booking.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'search',
      title: 'Searching and comparing',
      entries: [
        {
          question: 'How do I find a home that suits me?',
          answer: `On the [search page](page:Search), enter a place, a region or a country, together with your dates, the number of people and any dogs. Unless you say otherwise, the search allows three days either way; you can narrow that or switch it off. If you only have a rough period in mind, choose “Period and length” and you will see every stay of that length that fits into it. Map and list show the same homes.`,
        },
        {
          question: 'Is the price in the list the total price?',
          answer: `Yes, as soon as you have chosen dates. It covers the accommodation, final cleaning, every other mandatory cost and the tourist tax, even if you pay part of it on arrival. The same amount appears on the home’s page, in the booking and in the confirmation. Without dates you see what the cheapest week costs for two adults. Do enter children and dogs, because the price depends on them.`,
        },
        {
          question: 'How do the filters work?',
          answer: `Beside each filter you see how many homes would be left if you set it, so you know beforehand how far a wish narrows the choice. If nothing is found, the search names the filters you could drop. Under “Accessibility” you can ask for step-free access, doors from 80 cm and a walk-in shower. These filters are based on measurements given by the host; if a centimetre matters to you, ask before you book.`,
        },
        {
          question: 'What decides the order of the list?',
          answer: `The list begins with “Recommendation”: one half guests’ ratings, one fifth the price compared with the region, one fifth the completeness of the listing, and one tenth a head start for new homes. You can also sort by rating or by price, in which case that value alone counts. There are no paid positions. The explanation stands below every list, and the menu “Sort by” links to it.`,
        },
        {
          question: 'How can I save, share and compare homes?',
          answer: `The heart adds a home to your [favourites](page:WatchList), with no account needed. There you see whether it is still free and whether its price has changed since you saved it. You can share the list as a link or send it by email; whoever has the link can see it but not change it. Up to four homes can be compared side by side, showing only the differences if you like.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'information',
      title: 'Price, contract and account',
      entries: [
        {
          question: 'Who is my contract with?',
          answer: `You make the rental contract with the host, not with us; we act as an agent. The home’s page, and the summary before you book, tell you who lets the home and whether that is a business or a private person. With private hosts, consumer law for contracts with businesses does not apply. Our own part is governed by our [terms and conditions](page:terms).`,
        },
        {
          question: 'What may be added to the total price?',
          answer: `Only what you choose or use up yourself. Optional extras and travel cancellation insurance are listed separately and count only once you select them. Some homes charge electricity or heating by meter; we then give an estimate beside the total price. A deposit is shown separately too, because you get it back. Hidden mandatory costs are not allowed.`,
        },
        {
          question: 'How is the tourist tax worked out?',
          answer: `The local authority sets it, usually per person and night and often by age, which is why we ask how old the children will be on arrival. The amount is part of the total price and is paid on site. Only the local authority can say who is entitled to a reduction, for instance with a disability card. Ask there or ask the host, and take the proof with you.`,
        },
        {
          question: 'How does the deposit work?',
          answer: `If the host asks for a deposit, the amount is shown on the home’s page, in the booking and in the confirmation. You pay it on arrival and get it back after departure, provided nothing has been damaged. Ask the host beforehand whether cash or a transfer is expected. Have the payment acknowledged in writing, and walk through the rooms together when you arrive.`,
        },
        {
          question: 'What does metered consumption mean?',
          answer: `In some homes electricity, water or heating is not included in the price but charged on site by meter. We give an estimate for your stay so that you can allow for it; what you finally pay depends on what you use. Read the meter on arrival and departure, ideally together with the host, and take a photograph.`,
        },
        {
          question: 'What about bed linen, towels and other extras?',
          answer: `Each host decides. The section “Prices and additional costs” shows what is mandatory, what you can add and what is free: bed linen, for example, a baby cot, firewood or a late check-out. You choose extras while booking, and it says whether they are paid with the booking or on site. If something is not listed, it is safer to bring it along or to ask first.`,
        },
        {
          question: 'Which discounts are there, and where do I enter a bonus code?',
          answer: `Hosts may give discounts for booking early, for travelling at short notice or for long stays. If several fit, the highest applies; they are not added together. The total price already has the discount taken off. If you have a bonus code, enter it in the first step of the booking: you will see at once whether it is valid and how much it takes off.`,
        },
        {
          question: 'Where exactly is the home?',
          answer: `Before booking, the map shows a circle with a radius of 500 metres in which the home lies. This protects houses that stand empty between two sets of guests. Distances to the sea, a lake or a ski lift are nevertheless measured from the home itself. The address and exact position appear on your booking page once the host has confirmed, and you can open them from there in your navigation app.`,
        },
        {
          question: 'Where do the ratings come from?',
          answer: `Each rating says whether it belongs to a booking made with us, whether we checked the stay by documents, or whether it comes from another source and is unverified. Good and bad ones are published by the same rules, newest first. If a home has no rating yet, that is what it says. There is more on the page about [customer ratings](page:CustomerRating).`,
        },
        {
          question: 'Do I need an account?',
          answer: `No. You can search, save, hold, book and cancel without one. The link in our email opens your booking. With an [account](page:UserLogin) you have your bookings and your favourites on every device. Bookings made with the same email address are added to it without any action on your part.`,
        },
        {
          question: 'Who can see my personal details?',
          answer: `At first the host learns only your name, the dates, the party and your message. Your email address, phone number and postal address become visible once the host has confirmed. Requests and holds that never became bookings are deleted after half a year. Our [privacy policy](page:privacy) says how long we keep other data and how you can ask for a copy or for deletion.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'startend',
      title: 'Arrival and departure',
      entries: [
        {
          question: 'What are the times for arrival and departure?',
          answer: `The host sets them. They are stated on the home’s page, in the booking, in the confirmation and in the calendar entry. The home is cleaned between departure and arrival, so earlier is seldom possible. If you need more time, ask the host. Some offer a late check-out as an extra.`,
        },
        {
          question: 'Why can I not arrive on every day of the week?',
          answer: `In high season many homes change guests only on certain days, often Saturdays, and ask for a minimum stay. The price calendar shows the total price below each possible arrival day; where a day is closed, it gives the reason and the nearest free dates. You can arrive on the day the previous guests leave. Out of season there is usually more choice.`,
        },
        {
          question: 'How do I get the key?',
          answer: `Once the booking is confirmed, your booking page shows the address, the host’s contact details and, if the host has left any, notes about arrival and keys. If there are none, call a few days before and agree where and when to meet. Save the details on your phone or print them in case you have no signal on the way.`,
        },
        {
          question: 'What if I arrive late?',
          answer: `Call the host as soon as you know; the number is on your booking page. A late arrival is not possible everywhere, as somebody is often waiting with the key. If you already know when booking that it will be late, put it in the message to the host. Being delayed changes nothing about your booking: the nights remain yours.`,
        },
        {
          question: 'What do I have to do before leaving?',
          answer: `It is customary to leave the home swept, wash the dishes, sort the rubbish and take it out, and close the windows. The house rules say what else is expected. Final cleaning, where it is mandatory, is part of the total price. If consumption is metered, read the meter; report any damage yourself; and agree when the deposit will be returned.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'occupation',
      title: 'Guests, dogs and your stay',
      entries: [
        {
          question: 'How many people may stay in the home?',
          answer: `The home’s page says how many people it has room for. Children count, even the smallest. Some homes also limit the number of adults; further guests must then be under 18. The booking accepts only what fits. Under “Where you sleep” you can see how the beds are distributed among the rooms.`,
        },
        {
          question: 'Do babies and children count?',
          answer: `Yes, every child counts as a person, babies included. Please give the age on the day of arrival: the tourist tax depends on it and so, in some homes, does the number of guests allowed. Where the host offers a cot or a high chair, you can add it as an extra. The filter for the number of beds helps if each child is to have their own.`,
        },
        {
          question: 'May I bring more guests or have visitors?',
          answer: `Only as many people as are booked may stay overnight; insurance, tourist tax and often an official permit depend on it. If somebody joins you, request a change on your booking page. You see the new price there, and it applies once the host has agreed. The house rules on the home’s page say whether parties are allowed; whether visitors are welcome during the day is something to settle with the host beforehand.`,
        },
        {
          question: 'May I bring my dog?',
          answer: `Enter dogs when you search and you see only homes where they are welcome. The home’s page says how many are allowed and how large they may be: small up to 35 cm, medium up to 55 cm, large above that. In the booking you enter each dog with its size. What it costs is included in the total price. There is more under [holidays with a dog](page:Pets).`,
        },
        {
          question: 'Can I bring a cat or another animal?',
          answer: `Search and booking only take dogs into account. For other animals there is no general rule: some hosts do not mind, others exclude them because of allergies. [Write to us](page:ContactGuest) before you book and say which animals you have and how many. The answer comes by email, so you have the host’s agreement in writing.`,
        },
        {
          question: 'May I smoke, or charge my electric car?',
          answer: `Both are answered on the home’s page. If it is marked as non-smoking, please do not smoke at an open window either; otherwise ask on site. Charge only at a charger that is listed, since ordinary sockets are often not built for a continuous load. Power and plug are stated there, and you can filter for homes with a charger.`,
        },
        {
          question: 'What should I do if something is wrong?',
          answer: `Tell the host at once, preferably in writing and with a photograph, and give them a chance to put it right. This matters because you may otherwise lose your claims. If you cannot reach the host or nothing happens, [contact us](page:ContactGuest) while you are still there and give your booking number. We will then take it up with the host.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'contact',
      title: 'Contact',
      entries: [
        {
          question: 'How can I reach you?',
          answer: `By phone on [${company.phone.display}](tel:${company.phone.interact}), by email at [${company.email}](mailto:${company.email}) or through the [contact form](page:ContactGuest). The start page says when the office is staffed. If you ask about a booking, please give its number. For anything about the home itself, such as keys or heating, the host can help you fastest; the contact details are on your booking page once the booking is confirmed.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'newsletter',
      title: 'Newsletter',
      entries: [
        {
          question: 'How do I subscribe to the newsletter, and how do I stop it?',
          answer: `Enter your address on the [newsletter](page:Newsletter) page. You receive an email with a link, and you are subscribed only once you confirm there, so nobody can sign up somebody else’s address. You can unsubscribe at any time through the link at the end of each issue. Bookings are separate: you receive the emails about those in any case.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'covid',
      title: 'Coronavirus',
      entries: [
        {
          question: 'Which coronavirus rules apply to my trip?',
          answer: `Rules for entry and for accommodation can change and differ from country to country. Official notices that have reached us are on the page [Travel and coronavirus](page:CovidTravelerNotice). What counts is the information from the authorities at your destination and the travel advice of your own foreign ministry. Look again shortly before you leave.`,
        },
        {
          question: 'Can I cancel free of charge because of coronavirus?',
          answer: `There is no special rule for it. If you fall ill or would rather not travel, the cancellation terms of the home apply; whether insurance pays depends on its conditions. If an official order forbids the host to let you have the home, the consequences follow from the law and your contract. In that case please [contact us](page:ContactGuest) before you cancel.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'cancellation',
      title: 'Changing, cancelling, insuring',
      entries: [
        {
          question: 'How do I cancel a booking?',
          answer: `Open your booking page with the link in our email and choose “Cancel booking”. You first see what cancelling costs today and how much you will get back at most. It takes effect only with “Cancel for good”, and cannot be undone after that. You and the host both receive an email, and the nights become free again.`,
        },
        {
          question: 'Until when can I cancel?',
          answer: `Online until the evening before the day of arrival, without giving a reason. As long as the host has not confirmed your booking, it costs nothing. On the day itself and afterwards it is no longer possible on the booking page; speak to the host or call us. The fee depends on the calendar day, in German time, on which you cancel. So do not wait if the next step is about to begin.`,
        },
        {
          question: 'How high is the cancellation fee?',
          answer: `Each home sets it in steps: the closer the arrival, the higher the share. Once you have chosen dates, its page and the booking show the steps with their dates and percentages. The terms in force when you booked continue to apply to you, even if the host changes them later. You may prove that a smaller loss was incurred.`,
        },
        {
          question: 'What are the percentages based on?',
          answer: `On the accommodation price, that is, what the nights cost after any discount. Final cleaning, extras and tourist tax are not part of it, because those services are not provided. For example, if the nights cost €800 and cleaning €90, a step of 50% comes to exactly €400. You see the amount in euros before you confirm the cancellation.`,
        },
        {
          question: 'What does “Free cancellation” mean?',
          answer: `That cancelling costs nothing up to a certain day. Once you have chosen dates, the home’s page and the booking say which day that is for your stay. After it, the steps apply as with any other home. The filter “Free cancellation up to 14 days before” shows homes where this day is two weeks before arrival or even later; without dates they are marked “Flexible cancellation”. If you are travelling soon, check that the day has not already passed.`,
        },
        {
          question: 'Is there a right of withdrawal?',
          answer: `No. For accommodation on fixed dates there is no statutory right of withdrawal under German law (section 312g(2) no. 9 of the Civil Code), and that includes bookings made online. The cancellation terms apply as soon as the host has confirmed. If you would like time to think, place a hold first: it is free of charge and lapses by itself if you do nothing.`,
        },
        {
          question: 'When do I get my money back?',
          answer: `What you have already paid is refunded less the cancellation fee; if cancelling is free, you get everything back. The money returns the way it came, to the card or to your account. Where we collected the money, the email comes with a cancellation invoice and, if there is a fee, an invoice for it. If you have paid less than the fee, the difference is still due. Where the host collected the money, the host settles with you.`,
        },
        {
          question: 'Do I still owe anything on site after cancelling?',
          answer: `No. Everything that would have been payable on arrival lapses: tourist tax, additional costs on site and extras you would have paid there. No deposit is due, and without a stay there is no metered consumption. All that remains is the cancellation fee, as stated on your booking page and in our email.`,
        },
        {
          question: 'Does it cost anything to give up a hold?',
          answer: `No. A hold is without obligation. You can give it up on the booking page or simply let it lapse; either is free. It ends two days before arrival at the latest in any case. We remind you by email one day before it ends, provided there is that much time. If you no longer want the home, please release it early so that somebody else can book.`,
        },
        {
          question: 'Can I withdraw a request?',
          answer: `Yes, on your booking page and free of charge, as long as the host has not answered. Once the host accepts, the request has become a booking and the cancellation terms apply. So withdraw requests as soon as you have decided otherwise. If nobody answers, a request ends by itself after seven days, and on the day of arrival at the latest.`,
        },
        {
          question: 'What is travel cancellation insurance good for?',
          answer: `It refunds the cancellation fee if illness, an accident or another insured reason keeps you from travelling. You can add it during the booking at the price shown; nothing is preselected. Whether it is worthwhile depends on the cancellation steps and on whether you are already covered, for instance by an annual policy or a credit card. The insurance conditions say exactly what is covered.`,
        },
        {
          question: 'Can I change my dates instead of cancelling?',
          answer: `Yes, until the day before arrival you can request a change on your booking page. You see free days and how the new price compares with the old before you send anything. Until the host agrees, your booking stays as it is and the nights you would like are not yet kept for you. If the host agrees, what you have paid is taken into account; the cancellation terms stay the same.`,
        },
        {
          question: 'Can I change guests, dogs or extras later?',
          answer: `You change the number of people, the children’s ages and the dogs in the same way as the dates: by a change request on your booking page, with a new price and the host’s agreement. Extras, insurance and method of payment stay as booked. If you find you need a cot or bed linen after all, ask the host directly; you then usually pay on site.`,
        },
        {
          question: 'Can somebody else travel instead of me?',
          answer: `The contract is in your name and cannot be transferred online. Hosts often agree when friends or relatives come in your place. Ask before you cancel, and have the agreement confirmed in writing. Until then you remain the contracting party and are liable for payment.`,
        },
        {
          question: 'What if I do not arrive, or leave early?',
          answer: `The price generally remains due, less what the host saves or earns by letting the home to somebody else. Tell the host as early as you can so that the nights can still be let. Metered consumption and tourist tax are normally not charged for days on which you are not there. If you are ill, ask your insurer.`,
        },
        {
          question: 'What happens if the host cancels?',
          answer: `If the host declines a booking that was not yet confirmed, there is nothing to pay and you receive an email at once. After confirming, the host is bound by the contract just as you are. Should the host cancel all the same, [contact us](page:ContactGuest) straight away: we will speak to the host and help you look for another home. Your statutory rights are not affected.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'achievement',
      title: 'For hosts: what we do',
      entries: [
        {
          question: 'What does Feriola do for me?',
          answer: `We show your home in four languages, work out the total price of each stay from your rates, take bookings, holds and requests, and send confirmations, payment plans and reminders. You make the rental contract with the guest yourself. You decide on prices, rules and dogs, and you confirm each booking unless you have opted for instant confirmation.`,
        },
        {
          question: 'How do I learn about bookings?',
          answer: `By email, as soon as a guest books, places a hold or sends a request. The link in it opens the page of that booking, where you confirm or decline and can add a message to the guest. Once you have a login, the host area lists all your bookings as well. With a booking the nights are already taken; with a request they are not. Please answer within 24 hours if you can, because guests make plans on the strength of your reply.`,
        },
        {
          question: 'Who collects the money?',
          answer: `That is agreed for each home. Either we collect it and issue the invoice in your name, or the guest pays you, by invoice, bank transfer or direct debit. In both cases guests see what is due and when before they book. If they pay you, you see the same plan on the page of the booking. If they use a bonus code, we credit its amount to you; if their payment includes the premium of a travel insurance, we set it off against your payouts and pass it on to the insurer. Whatever is payable on site is always collected by you.`,
        },
        {
          question: 'What does the service cost me?',
          answer: `The conditions are in your agreement with us and in the [agency terms](page:AgencyTerms). The price that guests see results from your rates, the mandatory costs and the tourist tax alone, less any discounts you give. Nobody can pay for a better place in the list. If you have no agreement with us yet, [write to us](page:ContactLandlord).`,
        },
        {
          question: 'What decides how high up my home appears?',
          answer: `In the order “Recommendation”, ratings make up one half, with few ratings counting more cautiously than many. One fifth each is the price per person compared with the region and completeness: twelve pictures, a description of some 600 characters, four languages, distances and amenities earn the full value. New homes have a small head start that fades over half a year.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'myhouse',
      title: 'For hosts: my home',
      entries: [
        {
          question: 'How does my home get on to the site?',
          answer: `[Register](page:UserBusinessRegistration). Once we have approved your account, you enter the home yourself in the host area: location, texts, photos, amenities, prices. We look at your first one before it goes online; later changes show at once. If you get stuck, use the [form for hosts](page:ContactLandlord). Agencies with many homes can also supply their data as a file, which we read in again at regular intervals.`,
        },
        {
          question: 'Which details matter most to guests?',
          answer: `Anything that can be measured: beds in each room, distances, the size of the terrace, parking, a charger. State the number of steps to the door, the width of the narrowest door and the height of the shower threshold too; guests who depend on these measurements filter by them. Mention what may disturb, such as a road or steep stairs. Guests who know beforehand complain less and rate more fairly.`,
        },
        {
          question: 'Which pictures do I need?',
          answer: `About twelve, in landscape format and in daylight: outside, living room, kitchen, each bedroom, bathroom, terrace and view. Show the rooms as guests will find them, without people and without shots of other places. You need the rights to the pictures. Where there are no photographs we show drawings marked as illustrations, but photographs are more convincing.`,
        },
        {
          question: 'How do I set prices and arrival days?',
          answer: `In the host area you enter seasons with a price per night and per week, a minimum and maximum stay, and the weekdays for arrival and departure. From seven nights the weekly price applies pro rata, though never less than the first six nights would cost. You can add discounts for early or last-minute bookings and for long stays; if several fit, the highest applies. Guests can book up to two years ahead.`,
        },
        {
          question: 'Which additional costs may I charge?',
          answer: `Everything a guest cannot avoid belongs in the total price: final cleaning, compulsory charges, tourist tax. Price law demands it, and that is how we show it. Optional extras, metered consumption and the deposit stand separately. You may not ask for anything mandatory on site that was not in the booking. Costs for dogs are paid only by those who bring one.`,
        },
        {
          question: 'How do I avoid double bookings?',
          answer: `In our calendar the same night cannot be given away twice, even if two guests book at the same instant. If you also let the home elsewhere, connect the two calendars in the host area: ours checks the other about every half an hour. Dates that it does not list you close yourself. Before you confirm, the page warns you if there is already something in that period. If you cannot honour a booking, please decline it immediately.`,
        },
        {
          question: 'Do I need a registration number?',
          answer: `That depends on the place. In many regions of Europe a holiday home has to be registered. Regulation (EU) 2024/1028 has applied since May 2026: whoever needs a number has to state it in the listing. Your local council or the authority responsible will tell you. Enter the number with the home and we will show it on its page. If none is required, the page says that too.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'internet',
      title: 'For hosts: answering online',
      entries: [
        {
          question: 'How do I answer a booking online?',
          answer: `Open the link in our email. You see the stay, the party, the payment plan and the guest’s message, and choose to confirm or decline. The guest’s phone number, email and postal address appear once you have confirmed; at the same moment the guest receives your contact details. With a hold you need do nothing: if the guest does not book, the nights become free by themselves.`,
        },
        {
          question: 'The link to a booking no longer opens. What now?',
          answer: `Links for hosts work until two weeks after the guests’ departure. If one has expired or is incomplete, the page offers to send a new one. It goes to the email address we have for you, never to one that somebody types in. If nothing arrives, look in the spam folder or let us know that your address has changed. Do not pass the link on: it opens the booking without a password.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'service',
      title: 'For hosts: help and special cases',
      entries: [
        {
          question: 'How do I reach the service for hosts?',
          answer: `Through the [form for hosts](page:ContactLandlord), by email at [${company.email}](mailto:${company.email}) or by phone on [${company.phone.display}](tel:${company.phone.interact}). Please give the number of the home or of the booking, which saves time. Prices and closed dates you change yourself in the host area. About a booking you can write to the guest on its page; once you have confirmed, their phone number is there too.`,
        },
        {
          question: 'A guest would like to change a booking. What do I do?',
          answer: `The guest sends the request from the booking page and you receive an email. The page of the booking shows what was agreed beside what is wanted, with the new price at your current rates. If you accept, calendar and booking change at once. If you decline, or do not answer by the day of arrival, the booking stands as agreed.`,
        },
        {
          question: 'What happens when a guest cancels?',
          answer: `You receive an email and the nights can be booked again at once. If you have not confirmed yet, the guest pays nothing. Otherwise the fee follows the steps that applied when the booking was made, and the accommodation price. Where we collected the money, we issue the cancellation invoice and the invoice for the fee in your name. Where you did, you settle with the guest, who may prove that a smaller loss was incurred.`,
        },
        {
          question: 'Can I answer a rating or have it removed?',
          answer: `An answer appears in public directly below the rating. Keep to the facts and say nothing by which others could recognise the guest. A rating is not removed for being bad. If it is unlawful, for instance insulting, or was not written by a guest, use “Report” below the rating. You receive an acknowledgement and a decision with reasons.`,
        },
        {
          question: 'Who sees my address and contact details?',
          answer: `Before booking, guests see your name, whether you let as a business or privately, which languages you speak, and on the map a circle in which the home lies. Address, phone number and email reach a guest only with the confirmed booking, whose link works until a year after departure. Hosts who act as a business must also state whatever the law requires of them.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
