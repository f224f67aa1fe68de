import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const arabic: CulturePack = {
  id: 'arabic',
  own: [
    'Amman', 'Weibdeh', 'labneh', 'Cairo', 'koshari', 'Zamalek', 'felucca', 'Muscat', 'Mutrah', 'Layla saida'
  ],
  review: 'unreviewed',
  goodnight: [
    { text: 'Layla saida', language: 'ar', use: 'ليلة سعيدة. To anyone: the form does not change with the person.', review: 'unreviewed' }
  ],
  lullaby: motifs(
    'Somebody sang about a *small lamp* that kept the moon company until it came home.',
    '“*Jasmine at the window*,” somebody sang by the curtain, “shut your white eyes, one by one.”',
    'By the bed somebody hummed of a *boat* on a river, that lay tied up all night.',
    '“*Coffee pot cold*, coffee pot clean,” a voice hummed, “and nothing to pour before day.”',
    '“*Bread in its cloth*, cloth in its place,” sang a voice, “one warm hand on a warm face.”',
    'A neighbour sang how a *camel* knelt down, first in front, then behind, and then altogether.',
    '“*Door, stay shut*,” someone sang, “and wind, go round, and don’t come in.”',
    'Out on the stairs there was humming, from the boy with the *cat*, a note for every step.',
    '“*Olive, olive*,” hummed somebody in the kitchen, “one for the bowl, and one to keep the stone warm.”',
    'Across the landing an old voice sang about *tea*, poured from high up, and lower, and lower still.',
    'Somebody hummed about a *carpet* that was shaken, and rolled up, and leaned in a corner.',
    '“*Lemon tree*, lemon tree,” sang a voice, “hold up your moons until the morning.”',
    'With the light off, somebody sang of a *swallow* that passed three roofs and slept on the fourth.',
    '“*Tap, be quiet*; bucket, be still,” somebody sang over the basin, “the stars are at the window sill.”'
  ),
  places: [
    {
      id: 'amman',
      homes: motifs(
        'in a stone-fronted flat in *Amman*',
        'on a street of stairs in *Amman*',
        'above a bookshop in *Weibdeh*',
        'over a bakery in *Amman*'
      ),
      outside: motifs(
        'The *gas lorry* went home with its music off.',
        'On the *long stairs* two cats sat, one step apart.',
        'A taxi with a white stripe climbed the *hill* in its lowest gear.',
        'The *juice shop* was wiping down its pomegranates.'
      ),
      foods: [
        dish('spoon', '*lentil soup* with lemon'),
        dish('hands', 'warm bread with *labneh* and thyme'),
        dishes('plate', '*lentils and rice* with brown onions'),
        dish('plate', 'rice with *broad beans* and dill')
      ],
      nature: motifs(
        'The *jasmine* on the wall had begun to smell, as it did after dark.',
        'Swifts went round the *rooftops* one more time.',
        'A little *olive tree* stood in a tin on the steps.',
        'In the *pines* behind the school the wind combed and combed.'
      ),
      sounds: motifs(
        'Someone next door tuned an *oud*, string by string.',
        'A tray with *tea glasses* was carried past the door.',
        'Up on the roof the *water pump* hummed and clicked off.',
        'The *lift* in the stairwell found its floor.',
        'A *broom* went down the street of stairs, one step at a time.',
        'Somewhere below, a *shop shutter* rolled down and met the pavement.',
        'A *cat* walked along the balcony rail, and made no noise at all.',
        'Two floors down a *door key* turned, twice.',
        'In the kitchen a *coffee pot* was rinsed.',
        'Far across the valley a *dog* answered another dog.',
        'The *gas cart* had gone home, and taken its tune along.',
        'Upstairs somebody’s *slippers* clapped along the tiles.'
      ),
      sky: motifs(
        'Over *Amman* the hills put on their lights, and left the valleys dark.',
        'The *white stone* of the houses kept a little of the day.',
        'A clear moon stood above the *satellite dishes*, and was rounder than they were.',
        'From the *east* the desert night came up, cool and wide.',
        'Beyond the *Citadel* the sky was violet, and then simply dark.',
        'A lit window high on the *opposite hill* looked like a star, and somebody was reading in it.',
        'Between the *cypresses* one bright star had been the first to come out.',
        'On every *roof* stood a tank, and over every tank stood the night.',
        'Down in the *valley* the car lamps made a slow gold string.'
      )
    },
    {
      id: 'cairo',
      homes: motifs(
        'in a seventh-floor flat in *Cairo*',
        'near the river in *Zamalek*',
        'above a pharmacy in *Cairo*',
        'behind a green balcony in *Cairo*'
      ),
      outside: motifs(
        'A *basket* came down on a rope from the fifth floor. It went up with bread in it.',
        'Under the bridge a *felucca* slid by with its sail asleep.',
        'The *microbus* filled up, one seat at a time.',
        'Chairs scraped at the *café* on the corner, where the match was over.'
      ),
      foods: [
        dish('spoon', '*koshari* with the crispy onions'),
        dish('plate', 'baked *macaroni* with a golden top'),
        dishes('hands', 'warm *beans* in round bread'),
        dishes('hands', '*sweet potatoes* roasted in their skins')
      ],
      nature: motifs(
        'A *hoopoe* raised its crest on the railing and put it down.',
        'Pigeons wheeled once more round their *roof loft* and dropped in.',
        'The *old fig trees* along the river let down their ropes.',
        'A north breeze came off the *Nile* and found the open windows.'
      ),
      sounds: motifs(
        'Far below, a *car horn* said a polite word.',
        'The *balcony door* was drawn shut on its hook.',
        'In the next flat a *spoon* went round in a glass.',
        'A slow *barge* thudded past, far out on the water.',
        'Down in the street a *bicycle bell* rang, under a tray of bread.',
        'The old *lift gate* was drawn across, and the lift went up humming.',
        'One by one the *chairs* of the café were put on its tables.',
        'A *ceiling fan* stirred the dark, slowly, like sugar.',
        'Under the window a *cat* sang two notes, and left.',
        'The *metro* hummed somewhere under everything.',
        'Next door a *tap* ran, and stopped with a thump.',
        'Up went a *basket* on its rope, past all the balconies, with bread in it.'
      ),
      sky: motifs(
        'Over *Cairo* the night was warm, and brown at the edges.',
        'Lights trembled in the *Nile*, long and gold.',
        'The moon had come up over *the roofs*, where the sheets were drying.',
        'Above the *bridges* two stars had got through the haze.',
        'Past the last *tower blocks* the desert lay dark, and the sky began.',
        'On the *Cairo Tower* the lights went slowly from blue to gold.',
        'A thin moon lay on its back over the *palm trees* by the river.',
        'High over the *river* the dark had room to stretch.',
        'Windows went out in the *tall houses*, here one, there one.'
      )
    },
    {
      id: 'muscat',
      homes: motifs(
        'in a white house in *Muscat*',
        'near the fish market in *Mutrah*',
        'under the brown hills of *Muscat*',
        'on the second floor in *Muscat*'
      ),
      outside: motifs(
        'On the *corniche* people walked slowly, carrying their shoes.',
        'The *ice-cream van* stood with its back to the sea.',
        'A row of *small boats* had been pulled up on the sand.',
        'Somebody picked up the *goalposts*, which were two shirts.'
      ),
      foods: [
        dish('spoon', 'thick *oat soup* with lime'),
        dishes('hands', 'soft *dates* with bread and cheese'),
        dish('hands', 'thin *bread with egg* folded in four'),
        dish('plate', 'rice with *grilled fish* and lime')
      ],
      nature: motifs(
        'A *sunbird* hung on the last flower and let go.',
        'The *date palms* rustled, dry and friendly.',
        'Two *mynas* walked along the wall, discussing something.',
        'From the *wadi* came a smell of stones after heat.'
      ),
      sounds: motifs(
        'The *air conditioner* hummed, dripped, and hummed.',
        'Little waves turned over on the *shingle*.',
        'A *rope* creaked where the dhow was tied.',
        'Somebody closed the lid of the *incense burner*, and it clinked.',
        'Out in the yard the *date palm* rustled like paper.',
        'A *ceiling fan* turned in the next room, and one blade clicked.',
        'Along the *sea road* a car went by with its windows down.',
        'On the roof a *pigeon* turned round in its sleep.',
        'Somewhere a *goat bell* clinked, and then lay down.',
        'Far out a *fishing boat* puttered home.',
        'The *garden hose* dripped three times, and had no more.',
        'In the kitchen the *thermos* of coffee was screwed shut.'
      ),
      sky: motifs(
        'Over *Muscat* the mountains stood round, darker than the dark.',
        'The stars went right down to the *edge of the water*.',
        'A moon the colour of *apricots* came up behind the harbour.',
        'On the *hill road* one pair of lights went up, and over, and out.',
        'Above the *watchtower* on its rock the dark was warm and wide.',
        'A *ferry* went out past the point, and took its lights with it.',
        'Where the *wadi* opened between the hills, one star stood in the gap.',
        'Out past the *harbour* it was dark, and smelled of salt.',
        'Between the *hills* lay a piece of night, like a lake.'
      )
    }
  ]
}
