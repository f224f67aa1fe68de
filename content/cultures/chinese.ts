import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const chinese: CulturePack = {
  id: 'chinese',
  own: [
    'oyster omelette', 'Chengdu', 'Jin River', 'mahjong', 'Xiamen', 'Gulangyu', 'Harbin', 'Songhua River', 'candied haws', 'Wǎn’ān', 'wonton'
  ],
  review: 'unreviewed',
  goodnight: [
    { text: 'Wǎn’ān', language: 'zh', use: '晚安. To anyone, at bedtime.', review: 'unreviewed' }
  ],
  lullaby: motifs(
    'Somebody sang of a *paper boat* that went under the bridge and round the bend.',
    '“*Lift going up*, lift going down,” somebody said in rhyme, “everyone home on every floor of town.”',
    'In no hurry at all, somebody sang of one moon in one *bowl of water*.',
    '“*Quilt on the left*, quilt on the right, somebody small in the middle,” a voice hummed.',
    '“*Bowls in a stack*, chopsticks in a row,” sang a voice, “moon on the step, nowhere to go.”',
    'Slowly somebody sang about a *snail with a lantern*, and after five verses it was nearly there.',
    '“*Little boat*, little oar,” somebody began to sing, “the river has done this before.”',
    'Drying the cups, somebody hummed a line for each, and the last for the *teapot*.',
    '“*Slippers by the bed*, toes to the moon,” someone sang, “not very late, and not very soon.”',
    'Out by the *washing poles* a neighbour hummed, high and then low, a step at a time.',
    'Somebody hummed of a *night heron* who stood on one leg until the other was asleep.',
    '“*Bicycle bell*, bicycle bell,” somebody sang from the door, “ring in the morning, and now sleep well.”',
    'A neighbour was singing of an *old bridge* that yawned, and of the river tiptoeing under it.',
    '“*Scarf on the hook*, book on the shelf,” sang a voice, “and the lamp puts out itself.”'
  ),
  places: [
    {
      id: 'chengdu',
      homes: motifs(
        'in a twelfth-floor flat in *Chengdu*',
        'near the *Jin River* in Chengdu',
        'above a noodle shop in *Chengdu*',
        'beside a people’s park in *Chengdu*'
      ),
      outside: motifs(
        'In the square the *dancers* had gone, and the speaker was being wheeled home.',
        'A row of *electric scooters* stood under the trees with their covers on.',
        'Bamboo chairs were being stacked at the *teahouse*.',
        'Out of the *metro* came people with leeks in their bags.'
      ),
      foods: [
        dish('spoon', '*wonton* soup with spring onions'),
        dish('plate', '*silken tofu* with rice and hardly any pepper'),
        dish('spoon', 'steamed *egg custard* as smooth as a pond'),
        dish('spoon', '*rice porridge* with sweet potato')
      ],
      nature: motifs(
        'A *bulbul* in the hedge said three words and no more.',
        'The *ginkgos* along the road stood with their fans half closed.',
        'Mist had come up from the *Jin River* to see the streets.',
        'Under the *bamboo* a cricket tried out its one note.'
      ),
      sounds: motifs(
        'Through the wall came the click of *mahjong* tiles, washed like pebbles.',
        'The *lift* in the middle of the building sighed, and sank.',
        'Somebody’s *flask of hot water* was filled and stopped with its cork.',
        'On a balcony the *washing* stirred on its poles.',
        'Rain dripped off the *bamboo* below, a leaf at a time.',
        'In the kitchen downstairs a *wok* was scrubbed, and hung up.',
        'Down in the yard a *scooter* hummed in, and was plugged in.',
        'The *rice pot* was put to soak.',
        'Across the hall a *door* beeped, opened, and shut.',
        'Far below somebody rolled up a *badminton net*.',
        'One *cricket* had got as high as the twelfth floor.',
        'A *teapot lid* was set back with a small clink.'
      ),
      sky: motifs(
        'The sky over *Chengdu* was soft and low, the colour of tea with milk.',
        'Somewhere above the *river mist* there was a moon, making it pale.',
        'Lights went out in the *tower blocks*, top floor first.',
        'Far to the west, past the last roofs, the *mountains* had lain down in the dark.',
        'Low cloud lay over the *ginkgo trees*, pink from the lamps beneath.',
        'On the far bank the *bridge* had put on its lights, and the river had them too.',
        'An aeroplane went over behind the *clouds*, heard for a moment and not seen.',
        'Each lamp along the *river* had a ring round it.',
        'Over the *park* it was dark, where the trees were.'
      )
    },
    {
      id: 'xiamen',
      homes: motifs(
        'in a flat by the sea in *Xiamen*',
        'over a fruit shop in *Xiamen*',
        'on a small lane in *Gulangyu*',
        'behind the arcades of old *Xiamen*'
      ),
      outside: motifs(
        'The ferry for *Gulangyu* blew once, not very loudly.',
        'Under the *arcades* somebody swept the day into a pan.',
        'A bus slid by on the *raised road*, level with the third floors.',
        'Shells hung in the doorway of the *corner stall* and clicked.'
      ),
      foods: [
        dishes('bowl', '*noodles* in broth with greens'),
        dishes('spoon', '*fish balls* in broth'),
        dish('plate', 'rice with *greens and egg*'),
        dish('plate', 'crisp *oyster omelette* with sweet sauce')
      ],
      nature: motifs(
        'An *egret* stood on one leg at the edge of the lagoon.',
        'The *banyan* let down its long beards over the wall.',
        'Along the railings the *bougainvillea* had closed for the evening.',
        'A warm wind came from the *strait* and smelled of salt and diesel.'
      ),
      sounds: motifs(
        'Someone across the lane practised the *piano*, with the lid down.',
        'The tide turned over the *oyster shells* on the beach.',
        'A *bamboo curtain* tapped against its window.',
        'From the harbour came the low hum of a *container ship*.',
        'A *banyan* dropped its small figs on the pavement, one by one.',
        'The *tea tray* was rinsed and set to dry on its edge.',
        'A *ferry* bumped the landing, as gently as it could.',
        'On the wall a *gecko* said its five words.',
        'Under the arcades the last *shutter* came down.',
        'Water ran off a *balcony plant*, and found the drain.',
        'Far out a *buoy* rang, to nobody.',
        'Next door somebody rinsed the *rice bowls*.'
      ),
      sky: motifs(
        'Over *Xiamen* the stars were few and large.',
        'The lights of *Gulangyu* stood on the water on long legs.',
        'A ship as long as a street carried its lamps along the *edge of the sea*.',
        'Between the *palms* hung a moon like half a longan.',
        'Beyond the *twin towers* the last of the day lay flat on the sea.',
        'Out among the islands a *small beacon* blinked, and counted, and blinked.',
        'Warm cloud came in from the *strait*, with a star here and there between.',
        'Along the *shore road* the lamps went round like a necklace.',
        'Dark came in over the *roof tiles*, from the sea.'
      )
    },
    {
      id: 'harbin',
      homes: motifs(
        'in a warm flat in *Harbin*',
        'by the frozen *Songhua River*',
        'on the fifth floor in *Harbin*',
        'above a bakery in *Harbin*'
      ),
      outside: motifs(
        'Snow squeaked under every boot in *Central Street*.',
        'The stall with *candied haws* had sold all but one stick.',
        'A bus stopped with *frost ferns* over all its windows.',
        'Blocks of *river ice* stood by the road, waiting to be lanterns.'
      ),
      foods: [
        dishes('plate', '*boiled dumplings* with vinegar'),
        dishes('hands', 'slices of round *loaf* with jam'),
        dish('spoon', '*pickled cabbage* soup with noodles'),
        dishes('plate', '*fried potatoes* with aubergine and peppers')
      ],
      nature: motifs(
        'A *magpie* walked along the snow with its hands behind its back.',
        'The *poplars* stood quite straight, so that the snow could balance.',
        'On the *Songhua River* the ice spoke once, deep down.',
        'Sparrows had puffed themselves up on the *warm pipe*.'
      ),
      sounds: motifs(
        'The *heating pipes* knocked twice and were warm.',
        'In the stairwell somebody stamped the *snow off* both boots.',
        'Between the *two panes* a pinch of frost grew with no sound.',
        'A *rolling pin* went over the dough in the kitchen, slowly.',
        'The *quilted curtain* at the street door dropped back into place.',
        'Two floors up, somebody put down a *thermos* with great care.',
        'The *lift* hummed up, and let out one pair of boots.',
        'On the stove the *soup pot* said blop.',
        'Somebody’s *key* turned in a padded door.',
        'Out on the street a *shovel* scraped, slowly, to the corner.',
        'Downstairs a *bread oven* was shut for the night.',
        'Far off a *train* clanked over the river.'
      ),
      sky: motifs(
        'The night over *Harbin* was so cold that the stars held still.',
        'Coloured light from the *ice lanterns* lay along the bottom of the sky.',
        'Fine snow came down past the *domes* and the lamps.',
        'Across the *white river* there was only dark, and a long, pale line.',
        'Smoke stood over the *tall chimney*, quite white, and did not move.',
        'Round the moon was a ring, as there is when the *frost* is hard.',
        'Beyond the *railway bridge* the sky was dark blue, like the inside of a mitten.',
        'The *chimneys* wrote white lines on the dark.',
        'Along the *main street* the lamps were yellow, and very many.'
      )
    }
  ]
}
