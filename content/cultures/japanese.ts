import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const japanese: CulturePack = {
  id: 'japanese',
  own: [
    'Osaka', 'Yodo River', 'udon', 'okonomiyaki', 'Sapporo', 'Toyohira', 'ramen', 'soup curry', 'Kanazawa', 'Asano River', 'oden',
    'Oyasumi', 'Oyasuminasai', 'Noto'
  ],
  review: 'unreviewed',
  goodnight: [
    { text: 'Oyasumi', language: 'ja', use: 'おやすみ. Family and friends, at bedtime; informal.', review: 'unreviewed' },
    { text: 'Oyasuminasai', language: 'ja', use: 'おやすみなさい. The fuller, polite form; to anyone.', review: 'unreviewed' }
  ],
  lullaby: motifs(
    'Somebody hummed the song of the *last train*, which stopped at every pillow.',
    '“*Shoes in the porch*,” somebody sang, “toes to the door, and no more before morning.”',
    'Down three low notes somebody hummed, to where a *river boat* was tied to its post.',
    '“*Rice is washed*, bath is warm, moon is in the window,” sang a voice, lower each time.',
    '“*Umbrella in the stand*,” sang someone, “drip, and drip, and then no drip.”',
    'A neighbour was singing of seven *fireflies*, and the seventh shut its lamp.',
    '“*Left slipper*, right slipper,” hummed a voice, “side by side, and both gone quiet.”',
    'Somebody sang about the *crow going home*, slow enough for the crow to get there.',
    '“*Kettle*, be still,” somebody sang in the kitchen, “no more steam on the window sill.”',
    'Beyond the wall a neighbour hummed her way over a *small bridge*, once there and once back.',
    'In a whisper somebody sang about a *snail on a leaf*, who was at home already.',
    '“*Bicycle, lean*; bell, lie still,” somebody sang at the gate, “the moon is halfway up the hill.”',
    'Very slowly somebody sang of a *tall crane* on one leg, who tucked in its head.',
    '“*Socks in a ball*, sleeves in a fold,” sang a voice, “everything put where it can’t get cold.”'
  ),
  places: [
    {
      id: 'osaka',
      homes: motifs(
        'in a sixth-floor flat in *Osaka*',
        'above a bicycle shop in *Osaka*',
        'near the *Yodo River* in Osaka',
        'behind a noodle bar in *Osaka*'
      ),
      outside: motifs(
        'A train on the *loop line* drew a row of lit windows past.',
        'The *vending machine* on the corner hummed and glowed for nobody.',
        'Bicycles leaned together *outside the station*, handlebar on handlebar.',
        'In the *shopping arcade* the shutters came down one by one.'
      ),
      foods: [
        dishes('bowl', '*udon* noodles in clear broth'),
        dishes('hands', '*rice balls* wrapped in seaweed'),
        dish('plate', 'sweet *rolled omelette* with rice'),
        dish('plate', 'hot *okonomiyaki* straight off the iron plate')
      ],
      nature: motifs(
        'A *crow* settled on the wires and folded itself away.',
        'The *ginkgo* by the crossing let go of one leaf.',
        'On the window glass a *gecko* held on with all its toes.',
        'By the river wall a *grey heron* stood and thought.'
      ),
      sounds: motifs(
        'The *bath* played its short tune to say that it was warm.',
        'In the kitchen the *rice cooker* clicked over to warm.',
        'House *slippers* went along the hall, and stopped.',
        'Far off, a *level crossing* rang and left off.',
        'The *washing pole* on the balcony knocked once against its hook.',
        'Down in the street a *bicycle stand* was kicked into place.',
        'A *vending machine* hummed at the corner, and dropped one can.',
        'Next door a *futon* was unrolled, with a soft flop.',
        'The *last train* went by, and the cups shook a little.',
        'On the balcony a *clothes peg* let go.',
        'Below, at the *noodle bar*, the stools were put up.',
        'Somewhere a *lift* said which floor it was.'
      ),
      sky: motifs(
        'Over *Osaka* the clouds were lit a faint orange from below.',
        'On the tall towers the *red lamps* went on and off, slower than breath.',
        'A plane came in low over *Osaka Bay* with its lights held still.',
        'The moon stood in the gap between two *apartment blocks*.',
        'Beyond the *castle park* the towers had gone dark from the top down.',
        'On *Tsutenkaku* tower the lights told tomorrow’s weather, and it would be fine.',
        'The great *Ferris wheel* at the harbour stood still, with one colour left on.',
        'Lights ran along the *motorway*, up in the air, like beads.',
        'Over the *river* the dark was wide, and had a train in it.'
      )
    },
    {
      id: 'sapporo',
      homes: motifs(
        'in a warm flat in *Sapporo*',
        'beside the tram line in *Sapporo*',
        'near the *Toyohira* River in Sapporo',
        'over a bread shop in *Sapporo*'
      ),
      outside: motifs(
        'The *tram* went round its ring with snow on its roof.',
        'A *snow shovel* leaned by every door, off duty.',
        'Steam came out of the *ramen shop* whenever anyone went in.',
        'Under the *street lamps* the snow was piled higher than the bicycles.'
      ),
      foods: [
        dish('bowl', '*ramen* with corn and butter'),
        dish('spoon', 'mild *soup curry* with pumpkin'),
        dishes('plate', 'baked *potatoes* with butter and salt'),
        dish('plate', '*grilled salmon* with rice')
      ],
      nature: motifs(
        'The *rowan* at the kerb held up its red berries, each with a white hat.',
        'A *long-tailed tit*, round as a button, sat between two twigs.',
        'Snow was falling on the *larches* without a sound.',
        'A line of small prints crossed the *schoolyard* and came back.'
      ),
      sounds: motifs(
        'The *paraffin stove* sighed and kept its blue flame low.',
        'From the roof a *slab of snow* slid down, and sat.',
        'Between the *double windows* the quiet was packed like wool.',
        'A *snow plough* went by two streets off, and the cups hummed.',
        'An *icicle* let go of its drop, and after a while of another.',
        'In the hall the *boots* were knocked together, twice, and set in a row.',
        'The *tram* rang once at the crossing, and slid on.',
        'Down in the street somebody’s *boots* squeaked over the snow.',
        'With a click the *kettle* was done.',
        'Far off a *snow shovel* scraped, and leaned on a wall.',
        'Inside the *wall heater* something ticked like a beetle.'
      ),
      sky: motifs(
        'The sky over *Sapporo* was the grey of a pigeon, and it came down in flakes.',
        'All round the *Television Tower* the snow fell slowly through the light.',
        'Behind *Mount Moiwa* the last blue went out.',
        'The snow gave a little light back to the *low clouds*.',
        'Above the *poplars* the air was so clear that the stars looked rinsed.',
        'On the *ski jump* across the town, one row of lamps was still lit.',
        'Over the *Toyohira* river the cloud had opened, and there was the moon.',
        'Every *lamp* on the street wore a white hat.',
        'Beyond the *tram wires* the dark was very high up.'
      )
    },
    {
      id: 'kanazawa',
      homes: motifs(
        'in a narrow wooden house in *Kanazawa*',
        'by the *Asano River* in Kanazawa',
        'at the top of *Kanazawa*’s longest slope',
        'above a sweet shop in *Kanazawa*'
      ),
      outside: motifs(
        'Umbrellas stood drying outside the *Omicho market*.',
        'A small bus came round the corner of the *canal street* and blinked.',
        'Black *roof tiles* shone all the way down the hill.',
        'The *glass museum* had left one light on, for the floor.'
      ),
      foods: [
        dish('bowl', '*oden* straight from the pot'),
        dishes('bowl', '*buckwheat noodles* with grated radish'),
        dishes('plate', '*pumpkin croquettes* with cabbage'),
        dish('bowl', '*miso soup* with clams')
      ],
      nature: motifs(
        'A *black kite* wheeled once over the river, and went home.',
        'The *plum tree* by the bridge leaned on its crutch.',
        'Frogs spoke in the *rice fields* at the edge of town.',
        'Soft rain had washed the *stone steps*, and then stopped.'
      ),
      sounds: motifs(
        'Water ran in the *little canal* beside the wall.',
        'The *sliding door* went along its groove and met the frame.',
        'Somewhere a *wind bell* rang, very small and high.',
        'An iron *kettle* grumbled, and was moved off the heat.',
        'Drops ran down the *rain chain* at the corner of the roof, link by link.',
        'A *rice tin* was closed in the kitchen, and its lid turned once more.',
        'On the tiles a *cat* went by, one tile at a time.',
        'Upstairs the *wooden floor* creaked, as if it were turning over.',
        'Somebody closed a *tea tin* with a soft pop.',
        'In the lane a *bicycle* ticked past, and was wheeled in.',
        'A *frog* down by the river croaked, and croaked again.',
        'Steam whistled in the *bath pipe*, and gave up.'
      ),
      sky: motifs(
        'Over *Kanazawa* the cloud parted, and one star looked through.',
        'Towards the *Noto* coast the lightning blinked, too far away to be heard.',
        'The moon lay in the *Asano River*, and shook a little, and stayed there.',
        'A grey quilt of cloud came in from the *sea of Japan*.',
        'Behind the *castle wall* the evening had turned the blue of an old bowl.',
        'Above the *old pines*, propped on their poles, a few stars stood.',
        'Soft rain cloud lay along *Mount Utatsu*, no higher than the trees.',
        'Down the long *slope* the lamps stood in a row, each a bit lower.',
        'The *river* was a grey ribbon, and then you could only hear it.'
      )
    }
  ]
}
