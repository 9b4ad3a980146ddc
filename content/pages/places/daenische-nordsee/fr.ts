import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons de vacances sur la côte danoise de la mer du Nord',
  description:
    'Une maison dans les dunes, de Rømø au Limfjord : plage, climat, électricité au compteur, route sans péage et règles pour les chiens.',
  lead: 'De Rømø au Limfjord, les maisons de vacances sont posées dans les dunes, chacune sur son carré de lande. On vient pour la plage et l’on reste pour le poêle.',
  blocks: [
    {
      kind: 'text',
      text: `La maison danoise est faite pour une semaine entière : poêle à bois, grande cuisine, terrasse à l’abri du vent, souvent un sauna ou un bain à remous. La plage commence au bout de quelques centaines de mètres de sable et va jusqu’à l’horizon. À Rømø et à Fanø, on peut y rouler par endroits. Blåvand et Henne Strand sont bien pourvus en magasins et animés pendant les congés ; Vejers et Nymindegab sont plus calmes. Les chalutiers s’amarrent à Hvide Sande ; derrière, sur le Ringkøbing Fjord, les débutants apprennent la planche là où ils ont pied. Pour la pluie, il y a Ribe, vieille ville de la mer des Wadden.

## Lumière, vent, eau

En juin, il fait à peine nuit. Juillet et août sont les plus chauds, mais l’eau reste fraîche. Les courants sont forts : baignez-vous où d’autres se baignent, jamais par tempête. La lande fleurit à la fin de l’été, et l’on cherche l’ambre après les tempêtes d’octobre. L’hiver, beaucoup de maisons restent ouvertes et la plage est vide.

## Venir

Par l’A 7 allemande et l’E 45 danoise, puis vers l’ouest ; aucun péage jusqu’au Jutland. Les trains gagnent Esbjerg par Tønder ou Kolding, d’où un bac passe à Fanø. Rømø est reliée par une digue et, l’été, par un bateau depuis [Sylt](place:sylt). On contrôle parfois à la frontière : gardez vos papiers à portée de main.

## À savoir

Électricité et eau sont souvent facturées au compteur ; le sauna et le bain à remous pèsent sur la note. Les draps sont en général à apporter. Sur la plage, le chien reste en laisse d’avril à septembre, libre le reste du temps s’il revient à l’appel ; des forêts clôturées lui sont réservées. La taxe de séjour n’est pas d’usage jusqu’ici. On roule en feux de croisement même de jour. Les bunkers de la plage sont des ruines : on n’y grimpe pas.`,
    },
  ],
} satisfies PageSeed;
