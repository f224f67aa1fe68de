import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const latin: CulturePack = {
  id: 'latin',
  own: [
    'Oaxaca', 'tamales', 'Bogotá', 'TransMilenio', 'arepas', 'ajiaco', 'Chapinero', 'Lima', 'Barranco', 'garúa', 'Buenas noches', 'Que descanses'
  ],
  review: 'unreviewed',
  goodnight: [
    { text: 'Buenas noches', language: 'es', use: 'To anyone, any number of people.', review: 'unreviewed' },
    { text: 'Que descanses', language: 'es', use: 'Rest well; to one child or friend.', review: 'unreviewed' }
  ],
  lullaby: motifs(
    'Somebody sang about a *little bus* that climbed the hill with its eyes half shut.',
    '“*One for the dog* on the roof,” somebody sang softly, “one for the moon, one for you.”',
    'Somebody hummed two notes, to and fro, as slow as a *hammock* that nobody pushed.',
    '“*Street, go to bed*,” a voice sang to the window, “and pull the dark up over your head.”',
    '“*Tortilla cloth*, fold over,” sang a voice, “everything warm goes under the cover.”',
    'For each of the *lights on the hill* that went out, somebody hummed a little lower.',
    '“*Sleep, little chair*, stand on all four feet,” a voice sang, “sleep, little table, under your sheet.”',
    'Through the wall a family sang of the *turtle who was late*, and everybody had waited for it.',
    '“*Rooster, not yet*,” someone sang. “Rooster, not now. Sit on one leg, as you know how.”',
    'Somewhere below, a neighbour played a *guitar with two strings*, and two were plenty.',
    'In the next room somebody sang of a *paper kite* that came down by itself and folded up.',
    '“*Shutters down*, shutters down,” sang somebody outside, “and a bit of moon for the whole town.”',
    'Over the last cup somebody hummed about the *old burro*, who knew his own way home.',
    '“*Bread for the morning*,” somebody sang, “sleep for the night, and a small, small light.”',
    'Low and slow, somebody sang of the *fountain in the square*, turned down for the pigeons.'
  ),
  places: [
    {
      id: 'oaxaca',
      homes: motifs(
        'in a flat above the bakery in *Oaxaca*',
        'near the bus station in *Oaxaca*',
        'on a green street in *Oaxaca*',
        'behind a bicycle shop in *Oaxaca*'
      ),
      outside: motifs(
        'The *sweet potato cart* went by and let its whistle sing.',
        'Dogs looked down from the *flat roofs*, off duty.',
        'In the *square* somebody was selling the last balloon, and in no hurry.',
        'A *gas lorry* played its tune two streets away, and then three.'
      ),
      foods: [
        dishes('hands', '*tamales* in their leaves'),
        dishes('plate', '*black beans* with soft cheese'),
        dish('any', 'hot *chocolate* with bread to dip'),
        dishes('hands', '*quesadillas* with squash flowers')
      ],
      nature: motifs(
        'The *grackles* came in to the laurels, all of them talking.',
        'A *hummingbird* visited the last red flower and was gone.',
        'Purple from the *jacaranda* lay along the kerb.',
        'The evening smelled of dust and of wet *geraniums*.'
      ),
      sounds: motifs(
        'On the roof the *water tank* filled with a small, round song.',
        'Someone was practising the *clarinet*, the easy part.',
        'A *metal shutter* came down, clack by clack, and was locked.',
        'The *crickets* in the patio took turns.',
        'Somebody watered the *geraniums*, and the pots drank, and dripped.',
        'In the lane a *broom of twigs* went over the stones.',
        'At the *bakery* somebody slid the trays in for the morning.',
        'Far off a *brass band* practised one bar, and then once more.',
        'A *bus* coughed at the station, and was left to sleep.',
        'Up on the wall a *rooster* asked if it was time, and it was not.',
        'Next door a *gate* was bolted, top and bottom.',
        'Down the street went a *bicycle* with a squeak in it.'
      ),
      sky: motifs(
        'Over *Oaxaca* the sky was high, and there was a great deal of it.',
        'Above the *green stone walls* the stars came out in a rush, and then stood still.',
        'The *hills* lay round the valley with their backs to the wind.',
        'A thin moon hung over the *washing lines*.',
        'On *Monte Albán* the last light lay a minute longer than in the streets.',
        'Between the *bell towers* a star had come out, and stayed where it was.',
        'The *jacaranda* stood against the sky like a drawing in ink.',
        'Beyond the *rooftops* the night was as dark as chocolate.',
        'Over on the far *hillside* four lamps were lit, and then three.'
      )
    },
    {
      id: 'bogota',
      homes: motifs(
        'in a ninth-floor flat in *Bogotá*',
        'by the hills in *Chapinero*',
        'over a print shop in *Bogotá*',
        'near the cable car in *Bogotá*'
      ),
      outside: motifs(
        'A long red *TransMilenio* bus bent in the middle and went round the corner.',
        'The *cable car* slid over the roofs with one light in each cabin.',
        'A man with a *tray of lemons* was packing up under the bridge.',
        'Somebody walked nine *dogs* home, on nine leads, without a knot.'
      ),
      foods: [
        dish('spoon', '*ajiaco* with corn'),
        dishes('hands', 'warm *arepas* with cheese'),
        dishes('plate', '*lentils and rice* with fried plantain'),
        dishes('any', 'puffed-up *cheese buns* with hot chocolate')
      ],
      nature: motifs(
        'A *copetón* sparrow hopped along the sill, crest up.',
        'The *eucalyptus* on the slope creaked and smelled of cough drops.',
        'Cool mist came down from the *eastern hills* and tried the doors.',
        'In the park the *wax palms* stood with their heads in the cloud.'
      ),
      sounds: motifs(
        'On the floor above, a *marble* rolled, and came to rest.',
        'The *porter’s radio* murmured in the hall.',
        'A drop fell in the *courtyard*, and a while later another.',
        'Far down the avenue a *bus* let out its breath.',
        'The *kettle* was put on for one last cup, and began to mutter.',
        'Out on the street the *recycler’s cart* rolled by on its four small wheels.',
        'A *lift* went up empty, and came down empty.',
        'Next door somebody stacked the *chocolate cups*.',
        'In the street a *dog* with a bell on trotted home.',
        'Up at the *cable station* a door was locked.',
        'The *window* hummed when a lorry went by.'
      ),
      sky: motifs(
        'Over *Bogotá* the cloud came down to the tops of the buildings and stayed.',
        'The lights went up the *mountain* in strings, and stopped where the trees began.',
        'Between two *brick towers* one star had got through.',
        'The cable had stopped for the night, and its *cabins* hung in a row above the roofs.',
        'Up on *Monserrate* there was a light, so high that it might have been a star.',
        'A plane came down towards *El Dorado* with its lamps held steady.',
        'Mist slid off the hills above *La Candelaria*, and left two stars behind.',
        'Over the *roofs* the hills were one dark wall.',
        'Far below, the *avenue* had red lamps one way and white the other.'
      )
    },
    {
      id: 'lima',
      homes: motifs(
        'in a flat near the cliffs in *Lima*',
        'above a hat-mender’s in *Barranco*',
        'on a hillside in *Lima*',
        'behind the market in *Lima*'
      ),
      outside: motifs(
        'A *minibus* went past with its door open and its music turned down.',
        'The *juice seller* was rinsing the last jug.',
        'On the *cliff path* people walked slowly, in pairs, with prams.',
        'Under a street lamp four *football boots* lay, and nobody near them.'
      ),
      foods: [
        dish('plate', '*fried rice* with egg and spring onions'),
        dishes('plate', '*green noodles* with cheese'),
        dish('hands', 'bread with *avocado* and salt'),
        dish('spoon', '*chicken broth* with noodles')
      ],
      nature: motifs(
        'A *dove* on the aerial asked the same thing three times.',
        'The *garúa*, which was not quite rain, had put a shine on the cars.',
        'Pelicans went by below the *cliffs*, in a line, not flapping.',
        'The *ficus* trees held the street lamps in their leaves.'
      ),
      sounds: motifs(
        'Down below, the *Pacific* dragged its pebbles back, and back.',
        'Somebody swept the *stairwell*, one step and then the next.',
        'The *fridge* hummed and then remembered to stop.',
        'A *tin whistle* sounded from the night guard’s corner, and all was well.',
        'The damp *garúa* ticked from the balcony, too fine to be called rain.',
        'Somebody folded the *ironing board*, and it squeaked, and was put away.',
        'On the corner a *bread seller’s* horn went toot, going home.',
        'A *cat* jumped down from the market roof, and hardly made a sound.',
        'Upstairs a *chair* was pushed in.',
        'Next door somebody tuned one string of a *guitar*.',
        'Far off a *combi* called its last street.'
      ),
      sky: motifs(
        'Over *Lima* the sky was one soft cloud, from the hills to the sea.',
        'Out on the dark water the *squid boats* had lit their lamps.',
        'The moon was up there somewhere, behind the *mist*, and made it white.',
        'Along the coast the lights went round the *bay* and faded.',
        'Above the *pier* the fog had turned gold from the lamps.',
        'Across the water the lamps of *La Punta* were no bigger than sugar.',
        'Beyond the last lamp of the *cliffs* you could not tell the sky from the water.',
        'Over the *cliff road* the lamps bent down, to look.',
        'From the window the *sea* was only a sound, and a dark place.'
      )
    }
  ]
}
