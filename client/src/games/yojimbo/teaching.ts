import type { Teaching } from '../teaching';

const ATTACKS = ['grab', 'strike', 'kick', 'dagger'];
const TECHNIQUES = ['ikkyo', 'iriminage', 'kokyunage', 'kotegaeshi', 'shihonage', 'tenchinage'];
const SPECIAL = ['irimi', 'tenkan', 'renraku', 'kaiten', 'osae_ikkyo', 'osae_kotegaeshi', 'osae_shihonage'];
const HEIGHTS = [1, 2, 3, 4, 5, 6, 7];

const attack = (type: string, height: number): string => `attack-${type}-${height}`;
const pictured = (face: string) => ({
  cards: [`defence-${face}`],
  name: `yojimbo-face-${face}`,
  help: `yojimbo-face-${face}.help`,
});

export const teaching: Teaching = {
  pictures: {
    attacks: ATTACKS.map((type, n) => ({ cards: [attack(type, 2 * n + 1)], name: `yojimbo-attack-${type}` })),
    defence: TECHNIQUES.map(pictured),
    special: SPECIAL.map(pictured),
    holder: [{ cards: ['yojimbo'], name: 'yojimbo-card-yojimbo' }],
    example: [{ cards: ['attack-strike-4', 'defence-iriminage', 'defence-kokyunage'] }],
  },
  deck: [
    ...ATTACKS.map((type) => ({
      titles: [`yojimbo-attack-${type}`],
      cards: HEIGHTS.map((height) => attack(type, height)),
    })),
    { titles: ['yojimbo-word-defence'], cards: [...TECHNIQUES, ...SPECIAL].map((face) => `defence-${face}`) },
    { titles: ['yojimbo-name'], cards: ['yojimbo'] },
  ],
};
