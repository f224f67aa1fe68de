/** What each weather does in a jar; sentences without their full stop, deeds after the hero’s name. */
export interface WeatherDay {
  bare: string
  /** How it looks, feels or sounds. */
  scene: string
  /** How the hero fills the jar, after the name. */
  caught: string
  /** What is in the jar afterwards. */
  gone: string
  /** Why, as a person says it. */
  why: string
  /** What there is instead. */
  left: string
  /** What the hero says is to be done. */
  idea: string
  /** What the hero does, after the name. */
  did: string
  /** What comes of it. */
  after: string
  night: string
}

export const WEATHERS = ['fog', 'heat', 'hail', 'wind', 'frost', 'rain', 'thunder'] as const
export type Weather = (typeof WEATHERS)[number]

export const WEATHER_DAYS: Readonly<Record<Weather, WeatherDay>> = {
  fog: {
    bare: 'fog',
    scene: 'The lamps had no posts, and the houses had no roofs',
    caught: 'held it out into the thickest of the fog, and counted to ten',
    gone: 'They could look right through it, and see the cups on the other side',
    why: 'Fog is drops, only very small ones. In the warm they’ve all sat down',
    left: 'On the inside of the glass hung hundreds of tiny drops. When the jar was tilted, they ran together into one, as big as a pea',
    idea: 'Then the plant can have a drink of fog',
    did: 'took the plant down from its shelf, and let the drop roll off the rim into the pot',
    after: 'The plant had had nothing but the tap all its life. One leaf bent down and came up again',
    night: 'Outside the fog lay in the street, and the lamps shone in it like moons'
  },
  heat: {
    bare: 'heat',
    scene: 'The air above the road wobbled, and even the flies walked',
    caught: 'stood it on the hottest stone by the door, until the glass was too warm for a nose',
    gone: 'The glass was as cool as any other glass',
    why: 'Heat won’t stay in one place. It goes to whatever is cooler',
    left: 'But outside the wall of the house was still as warm as a loaf, all the way up. The sun had been on it since breakfast',
    idea: 'Then the wall has kept it for us',
    did: 'leaned against the wall, with both shoulders and the back of the head',
    after:
      'They all stood in a row along it, and nobody talked. A small breeze came and went about their knees, and that was the best of it',
    night: 'Outside the wall was still a little warm, and the breeze had found the curtain'
  },
  hail: {
    bare: 'hail',
    scene: 'The hail hopped on the steps like popcorn, and rattled on every roof',
    caught: 'scooped up the biggest from the corner by the step, until they came up to the rim',
    gone: 'There was not one hailstone left. There was a little water, with a bit of leaf going round in it',
    why: 'Hail is only ice. It can’t live in a kitchen',
    left: 'The water was so cold that the glass had gone white outside. There were no more than three spoons of it',
    idea: 'Then the plant can have some hail to drink, when it’s not so cold',
    did: 'held the jar in two warm hands for a while, and then tipped it over the pot, one spoon after the other',
    after: 'The plant had had nothing but the tap all its life. The earth sipped a little, and went dark',
    night: 'Outside the last of the hail lay in the corner by the step, and grew smaller'
  },
  wind: {
    bare: 'wind',
    scene: 'The wind had its hands in all the trees, and every gate was talking',
    caught: 'held its mouth into the wind until it went hoo',
    gone: 'Nothing blew in it. It did not even say hoo',
    why: 'Wind is air that’s going somewhere. In there it can’t go anywhere',
    left: 'At the bottom lay one thin brown leaf, which had come in with it, and did not stir',
    idea: 'Then I’ll be the wind',
    did: 'took off the lid, and blew across the rim, long and low',
    after:
      'It went hoo, exactly as before, and the leaf sat up. They blew it up and down the table in turns, each more softly than the last, until it only turned over',
    night: 'Outside the wind went round the corner once more, and tried nothing but the letter box'
  },
  frost: {
    bare: 'frost',
    scene: 'Every leaf had a white edge, as if somebody had drawn round it',
    caught: 'scraped the white from the shady side of the wall with a spoon, until it covered the bottom',
    gone: 'There was no white in it at all. There was a wet spot, no bigger than a coin',
    why: 'Frost is water that’s holding very still. In the warm it lets go',
    left: 'On the side of the jar one last white feather was left. They watched it, and it went clear from the tip down',
    idea: 'Then the plant can have the frost, now that it’s not cold',
    did: 'took the plant down from its shelf, and shook the drop out over the pot',
    after: 'The plant had had nothing but the tap all its life. It held still, and one drop hung on its lowest leaf',
    night: 'Outside it was growing white again, first the gates and then the roofs'
  },
  rain: {
    bare: 'rain',
    scene: 'The rain ran down the street in stripes, and every gutter was singing',
    caught: 'held it out under the gutter, where the rain was fattest, until it was full',
    gone: 'It did not patter, and it did not splash. It was just a jar of water',
    why: 'Rain is only rain while it’s falling. After that it’s water',
    left: 'The water stood there without a sound, right up to the rim, and in it hung the kitchen lamp, upside down',
    idea: 'Then it’ll have to fall once more',
    did: 'poured it through the colander, very slowly, with the plant underneath',
    after:
      'It pattered on every leaf. The plant had had nothing but the tap all its life. It nodded on the left, and then it nodded on the right',
    night: 'Outside the rain had gone thin, and only the gutter still had something to tell'
  },
  thunder: {
    bare: 'thunder',
    scene: 'The thunder rolled like a barrel behind the houses',
    caught: 'held it up at the open window, until it had rumbled twice',
    gone: 'They listened at the glass, one after the other. It was as quiet as jam',
    why: 'Thunder’s only a noise, and when you’ve heard it, it’s over',
    left: 'But when the jar was set down, the tin lid went in and out. “Pom,” it said, all by itself',
    idea: 'Then we’ll make the rest of it',
    did: 'drummed on the lid with two fingers, as slowly as the thunder had',
    after:
      'Everybody took a bit of the table. They rumbled together, first near, then behind the houses, then behind the hills, until there was only one finger left',
    night: 'Outside it rumbled once more, so far away that it might have been a cart'
  }
}
