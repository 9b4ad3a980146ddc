import type { Setting } from '../../domain/home-look.ts';
import type { Phrase } from './phrases.ts';

/** The location after the noun: "Bungalow in den Dünen". */
export const titlePlaces: Record<Setting, Phrase> = {
  town: ['mitten in der Stadt', 'in the heart of the city', 'au cœur de la ville', 'nel cuore della città'],
  village: ['in ruhiger Lage', 'in a quiet street', 'dans une rue calme', 'in una via tranquilla'],
  park: ['im Ferienpark', 'in the holiday park', 'dans un village vacances', 'nel parco vacanze'],
  water: ['am Liegeplatz', 'at its mooring', 'à quai', 'all’ormeggio'],
  beach: ['hinter dem Strand', 'behind the beach', 'derrière la plage', 'dietro la spiaggia'],
  shore: ['nah am Meer', 'close to the sea', 'près de la mer', 'vicino al mare'],
  outlook: ['mit Blick zum Meer', 'with a sea view', 'avec vue sur la mer', 'con vista sul mare'],
  dike: ['hinter dem Deich', 'behind the dyke', 'derrière la digue', 'dietro la diga'],
  dunes: ['in den Dünen', 'in the dunes', 'dans les dunes', 'tra le dune'],
  heath: ['in der Heide', 'on the heath', 'dans la lande', 'nella brughiera'],
  pinewood: ['unter Kiefern', 'under the pines', 'sous les pins', 'sotto i pini'],
  cliffs: ['über der Küste', 'above the coast', 'au-dessus de la côte', 'sopra la costa'],
  lakeside: ['am See', 'by the lake', 'au bord du lac', 'in riva al lago'],
  mountains: ['am Hang', 'on the hillside', 'à flanc de montagne', 'sul pendio'],
  forest: ['am Waldrand', 'by the forest', 'en lisière de forêt', 'ai margini del bosco'],
  vineyards: ['in den Weinbergen', 'among the vines', 'dans les vignes', 'tra le vigne'],
  hills: ['in den Hügeln', 'in the hills', 'dans les collines', 'sulle colline'],
  groves: ['am stillen Weg', 'down a quiet lane', 'au bout du chemin', 'in fondo al viottolo'],
  palms: ['unter Palmen', 'under the palms', 'sous les palmiers', 'sotto le palme'],
  fields: ['auf dem Land', 'in the country', 'à la campagne', 'in campagna'],
};

export const moods: Record<Setting, readonly Phrase[]> = {
  town: [['Die Stadt vor der Haustür', 'The city on your doorstep', 'La ville à la porte', 'La città sotto casa'], ['Ein Schlüssel zur Stadt', 'A key to the city', 'Une clé pour la ville', 'Una chiave per la città']],
  village: [['Wohnen wie die Nachbarn', 'Live like a local', 'Comme entre voisins', 'Come tra vicini'], ['Ein paar Tage wie daheim', 'A home for a few days', 'Quelques jours comme chez soi', 'Qualche giorno come a casa']],
  park: [['Ferien ohne Auto', 'Holidays without the car', 'Vacances sans voiture', 'Vacanze senza auto'], ['Viel Platz für Kinder', 'Room for children', 'De l’espace pour les enfants', 'Spazio per i bambini']],
  water: [['Schlafen auf dem Wasser', 'Sleeping on the water', 'Dormir sur l’eau', 'Dormire sull’acqua'], ['Leinen los', 'Cast off', 'Larguer les amarres', 'Mollare gli ormeggi']],
  beach: [['Barfuß zum Strand', 'Barefoot to the beach', 'Pieds nus vers la plage', 'A piedi nudi in spiaggia'], ['Sand in den Schuhen', 'Sand in your shoes', 'Du sable dans les chaussures', 'Sabbia nelle scarpe']],
  shore: [['Wellen zum Einschlafen', 'Asleep to the waves', 'S’endormir avec les vagues', 'Addormentarsi con le onde'], ['Salz auf der Haut', 'Salt on your skin', 'Du sel sur la peau', 'Sale sulla pelle']],
  outlook: [['Morgens zuerst das Meer', 'The sea first thing', 'La mer au réveil', 'Il mare al risveglio'], ['Weit hinausschauen', 'Far out to sea', 'Regarder au loin', 'Guardare lontano']],
  dike: [['Weites Land, viel Himmel', 'Wide land, big sky', 'Grand ciel, plat pays', 'Terra piatta, tanto cielo'], ['Schafe, Wind und Ruhe', 'Sheep, wind and quiet', 'Moutons, vent et silence', 'Pecore, vento e quiete']],
  dunes: [['Über die Dünen ans Meer', 'Over the dunes to the sea', 'Par les dunes jusqu’à la mer', 'Oltre le dune il mare'], ['Windstille hinter den Dünen', 'Calm behind the dunes', 'Au calme derrière les dunes', 'Al riparo delle dune']],
  heath: [['Wo die Heide blüht', 'Where the heather blooms', 'Là où fleurit la bruyère', 'Dove fiorisce l’erica'], ['Zeit für Stille', 'Time for quiet', 'Le temps du silence', 'Tempo di silenzio']],
  pinewood: [['Kiefernduft am Morgen', 'The scent of pines', 'Le parfum des pins', 'Profumo di pini'], ['Durch den Wald ans Meer', 'Through the woods to the sea', 'Par la forêt jusqu’à la mer', 'Dal bosco al mare']],
  cliffs: [['Oben ist die Luft am klarsten', 'Clear air up high', 'L’air pur des hauteurs', 'Aria limpida in alto'], ['Den Küstenweg vor der Tür', 'On the coast path', 'Au départ du sentier côtier', 'Sul sentiero costiero']],
  lakeside: [['Erst schwimmen, dann frühstücken', 'Swim first, breakfast later', 'Nager avant le petit-déjeuner', 'Un tuffo prima di colazione'], ['Der See vor der Tür', 'The lake at your door', 'Le lac en voisin', 'Il lago come vicino']],
  mountains: [['Gipfel vor dem Fenster', 'Peaks outside the window', 'Les sommets à la fenêtre', 'Le cime alla finestra'], ['Bergluft und lange Nächte', 'Mountain air', 'L’air de la montagne', 'Aria di montagna']],
  forest: [['Vom Bett in den Wald', 'From bed into the forest', 'Du lit à la forêt', 'Dal letto al bosco'], ['Stille unter Tannen', 'Quiet under the firs', 'Le silence des sapins', 'Silenzio tra gli abeti']],
  vineyards: [['Wo der Wein wächst', 'Where the wine grows', 'Invités des vignes', 'Ospiti delle vigne'], ['Zwischen Reben aufwachen', 'Waking among vines', 'S’éveiller dans les vignes', 'Svegliarsi tra i filari']],
  hills: [['Der Blick über die Hügel', 'The view across the hills', 'Les collines à perte de vue', 'Lo sguardo sulle colline'], ['Langsame Tage', 'Slow days', 'Des journées lentes', 'Giornate lente']],
  groves: [['Im Schatten der Bäume', 'In the shade of the trees', 'À l’ombre des arbres', 'All’ombra degli alberi'], ['Zikaden am Mittag', 'Cicadas at noon', 'Les cigales à midi', 'Cicale a mezzogiorno']],
  palms: [['Immer ein bisschen Sommer', 'Always a little summer', 'Toujours un peu d’été', 'Sempre un po’ d’estate'], ['Wärme das ganze Jahr', 'Warmth all year', 'La douceur toute l’année', 'Tepore tutto l’anno']],
  fields: [['Hinaus aufs Land', 'Out in the country', 'La clé des champs', 'Fuori, in campagna'], ['Wo der Hahn kräht', 'Where the cock crows', 'Au chant du coq', 'Dove canta il gallo']],
};

export const comforts = {
  pool: ['Vom Bett in den Pool', 'From bed to pool', 'Du lit à la piscine', 'Dal letto alla piscina'],
  open: ['Abende am Kamin', 'Evenings by the fire', 'Soirées au coin du feu', 'Serate davanti al camino'],
  stove: ['Der Ofen ist schon warm', 'The stove is lit', 'Le poêle est déjà chaud', 'La stufa è già calda'],
  garden: ['Die Sauna steht im Garten', 'The sauna in the garden', 'Le sauna est dans le jardin', 'La sauna in giardino'],
  indoors: ['Saunatage', 'Sauna days', 'Journées sauna', 'Giorni di sauna'],
  dog: ['Der Hund kommt mit', 'Bring the dog', 'Le chien est du voyage', 'Anche il cane in vacanza'],
} satisfies Record<string, Phrase>;
