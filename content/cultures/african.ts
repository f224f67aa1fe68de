import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const african: CulturePack = {
  id: 'african',
  own: [
    'Accra', 'Osu', 'tro-tro', 'jollof', 'kelewele', 'neem', 'Nakuru', 'matatu', 'ugali', 'mandazi', 'Menengai', 'Cape Town',
    'Table Mountain', 'Muizenberg', 'hadeda', 'fynbos'
  ],
  review: 'reviewed',
  // English is a language of all three places; a bedside word in only one of their others would be wrong in the rest.
  goodnight: [
    { text: 'Good night', language: 'en', use: 'To anyone, at bedtime, in all three places.', review: 'reviewed' },
    { text: 'Sleep well', language: 'en', use: 'To family and friends, at bedtime.', review: 'reviewed' }
  ],
  lullaby: motifs(
    'Somebody sang it to the beat of a *slow hand* on the blanket: home, home, all come home.',
    '“*Last seat*, best seat,” somebody sang at the sink, “and the driver knows the way.”',
    'In a whisper somebody sang to the *ceiling fan*, and it turned, and turned more slowly.',
    '“*Pot is washed*, spoon is dry,” sang a voice, “and the evening has gone by.”',
    '“*Goats are in*, hens are in,” someone sang, “and the gate can have a rest.”',
    'Very slowly somebody sang about a *bucket under a tap*, that filled one drop at a time.',
    '“*Sandals here*, sandals there,” sang somebody who was tidying the hall, “ten warm toes with nothing to wear.”',
    'Somewhere next door a voice hummed about a *red road*, with a rest on every stone.',
    '“*Shop is shut*, stall is shut,” somebody hummed. “The street has folded its chairs.”',
    'An old neighbour was singing of a *canoe*, with its paddle laid across to dry.',
    'Somebody hummed of a *weaver bird* who tucked in the last straw, and sat down inside.',
    '“*Tall tree*, hold on tight,” somebody sang, folding the washing, “nobody’s climbing until it’s light.”',
    'Humming, somebody went round the *yard*, latched the gate, and came in again.',
    '“*Kettle’s asleep*, cup’s asleep,” a voice sang, “and the hill has counted all its sheep.”'
  ),
  places: [
    {
      id: 'accra',
      homes: motifs(
        'in a fourth-floor flat in *Accra*',
        'above a barber’s shop in *Accra*',
        'near the sea in *Accra*',
        'behind a blue gate in *Osu*'
      ),
      outside: motifs(
        'A *tro-tro* stopped at the junction, let out eleven people, and felt lighter.',
        'Under the *kiosk* lamp somebody counted out tomatoes, small ones on top.',
        'Children’s chalk lines were still on the *compound* floor.',
        'The *football* pitch by the road had gone the same red as the sky.'
      ),
      foods: [
        dish('plate', '*jollof* rice with the crisp bit from the bottom'),
        dish('hands', 'hot gingery *kelewele* with groundnuts'),
        dish('spoon', '*millet porridge* with milk'),
        dishes('plate', 'beans with *fried plantain*')
      ],
      nature: motifs(
        'The *neem* tree dropped a few small leaves on the parked cars.',
        'Over the road a hundred *fruit bats* set out for the evening.',
        'A *pied crow* walked round a puddle, in its white waistcoat.',
        'Wind came up from the *beach* and moved the washing about.'
      ),
      sounds: motifs(
        'The *ceiling fan* went round with a tick in every third turn.',
        'A *highlife* tune came over the wall, quite softly.',
        'Somebody pounded something, far off, and the *mortar* answered.',
        'Down at the shore the *long wooden boats* knocked together.',
        'On the step somebody rinsed a *basin*, and tipped the water out slowly.',
        'Along the wall a *gecko* clicked five times and had finished.',
        'Up on the roof the *water tank* gave one glug.',
        'A *taxi* hooted twice, softly, and moved off.',
        'Next door a *football match* ended on the radio.',
        'The *fridge* shook itself, like a wet dog, and was still.',
        'Far along the road somebody called the last *loaf* of bread.',
        'Behind the house a *goat* said one short thing.'
      ),
      sky: motifs(
        'Over *Accra* the sky had the colour of dust and roses.',
        'The moon came up out of the *Gulf of Guinea* and dripped a little light.',
        'Above the *radio mast* a red lamp went on, and off, and on.',
        'The stars were hazy that night, as if behind a *mosquito net*.',
        'At *Jamestown* the striped lighthouse stood pale against the dark.',
        'A warm haze hung round every *street lamp*, and one star had found a gap in it.',
        'Low over the *palm tops* the dark was still a little orange at the edge.',
        'Out at sea one *ship* waited with its lamps lit.',
        'It was dark over the *flat roofs*, and nearly cool.'
      )
    },
    {
      id: 'nakuru',
      homes: motifs(
        'in a yellow block of flats in *Nakuru*',
        'over a stationery shop in *Nakuru*',
        'by the last bus stop in *Nakuru*',
        'near the market in *Nakuru*'
      ),
      outside: motifs(
        'A *matatu* with a painted lion on its door went home, horn and all.',
        'At the *roadside stall* the last mangoes were being put to bed in a crate.',
        'Motorbikes waited at the *roundabout* with their riders leaning on them.',
        'School jerseys hung drying on the *balcony rail*, all in one green.'
      ),
      foods: [
        dish('plate', '*ugali* with greens'),
        dishes('any', 'warm *mandazi* with milky tea'),
        dishes('spoon', '*beans and maize* from the big pot'),
        dishes('hands', 'rolled *chapatis* with green lentils')
      ],
      nature: motifs(
        'The *jacaranda* at the gate had dropped a purple ring round itself.',
        'Far out on the lake the *flamingos* stood like a pink line drawn by hand.',
        'An *ibis* flew over, complaining, and was gone.',
        'The *acacias* went flat and black against the light.'
      ),
      sounds: motifs(
        'Rain from the afternoon still ticked in the *gutter pipe*.',
        'In the reeds by the road the *tree frogs* rang like small glasses.',
        'A *sewing machine* ran along one last hem.',
        'Next door somebody turned the *radio* down to a murmur.',
        'A *tin roof* creaked as it gave back the heat of the day.',
        'Behind the market a *donkey* shook its harness once, and stood still.',
        'A *lorry* changed down on the hill, and down again.',
        'On the shelf the *wall clock* cleared its throat.',
        'Somewhere a *gate* was lifted shut, and its chain rattled.',
        'Two *cows* breathed behind the fence.',
        'The *kettle lid* danced, and was taken off the heat.',
        'Far down the road a *matatu* played half a song, going away.'
      ),
      sky: motifs(
        'The rim of *Menengai* stood dark against the last of the light.',
        'Over *Nakuru* the stars came out in handfuls.',
        'Clouds lay along the *Rift Valley* as if they had been tucked in.',
        'A half moon lay on its back above the *water tower*.',
        'Down on the *lake* the light stayed pink a while longer than anywhere else.',
        'Far across the valley one *lorry* carried its two lights uphill.',
        'Above the *acacias* it was dark, and cool enough for a jersey.',
        'Between the *blocks* of flats there was a strip of dark, with stars.',
        'Over by the *railway* a green lamp turned red.'
      )
    },
    {
      id: 'cape-town',
      homes: motifs(
        'in a station flat in *Cape Town*',
        'on a steep street in *Cape Town*',
        'near the beach at *Muizenberg*',
        'by the shops under *Table Mountain*'
      ),
      outside: motifs(
        'The last *train* from town ran along beside the sea.',
        'A *minibus taxi* called its places out of the window, fewer each time.',
        'On the *stoep* next door the chairs were being turned over.',
        'Somebody rinsed a *surfboard* with a watering can.'
      ),
      foods: [
        dish('plate', 'mild *tomato stew* with rice'),
        dish('any', 'toasted cheese and *milk tart*'),
        dish('spoon', '*butternut soup* with brown bread'),
        dishes('hands', 'warm *samoosas* in a twist of paper')
      ],
      nature: motifs(
        'A *hadeda* called once from a roof and settled down.',
        'Five *guinea fowl* crossed the road in order of importance.',
        'The wind had been combing the *fynbos*, and it smelled of honey and dust.',
        'At the corner a *fig tree* had lifted three paving stones.'
      ),
      sounds: motifs(
        'The *south-easter* hummed one long note in the gate.',
        'Past the harbour wall a *foghorn* spoke to itself.',
        'In the next street a *goema* drum tapped, and stopped for the night.',
        'The *geyser* ticked in its cupboard as the water cooled.',
        'Small waves ran up the sand below the *beach huts*, and ran back.',
        'Somewhere a *hadeda* grumbled on its branch, and shifted its feet.',
        'A *train* ran along the edge of the sea, nearly empty.',
        'Up the steep street a *car* took it in first gear.',
        'The *gate motor* whirred, clunked, and slept.',
        'Next door a *wheelie bin* was walked to the kerb.',
        'From the harbour came the clank of one *chain*.',
        'Behind the stove a *cricket* began, and did not leave off.'
      ),
      sky: motifs(
        'A cloth of cloud lay over *Table Mountain*, with its edge hanging down.',
        'The *Southern Cross* leaned above the harbour cranes.',
        'Lights climbed partway up *Signal Hill* and rested.',
        'Far out, past *the bay*, the sky and the sea had become one thing.',
        'Round *Lion’s Head* the sky had gone from pink to plum, and then to black.',
        'Out at *Green Point* the lighthouse blinked, and waited, and blinked.',
        'One after another the *fishing boats* lit a lamp on the dark water.',
        'Along *Main Road* the lamps were lit all the way to the sea.',
        'Dark as a coat hung the *mountain*, over all the roofs.'
      )
    }
  ]
}
