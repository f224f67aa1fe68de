import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const indian: CulturePack = {
  id: 'indian',
  own: [
    'Pune', 'Kothrud', 'gulmohar', 'khichdi', 'poha', 'Kochi', 'Vypin', 'appam', 'puttu', 'Kolkata', 'Hooghly', 'luchi', 'mishti doi',
    'Gariahat'
  ],
  review: 'reviewed',
  // Families in all three places say it in English; each has another first language besides.
  goodnight: [
    { text: 'Good night', language: 'en', use: 'To anyone, at bedtime, in all three places.', review: 'reviewed' },
    { text: 'Sweet dreams', language: 'en', use: 'To children and family, at bedtime.', review: 'reviewed' }
  ],
  lullaby: motifs(
    'Somebody sang about a *clay cup* that was full of moon, and must not be spilt.',
    '“*Fan go slow*, fan go slower,” somebody sang to the ceiling, “every breath a little lower.”',
    'A voice hummed the names of the *stations*, one after the other, as far as the sea.',
    '“*Bangles off*, watch off, day off,” somebody murmured in rhyme, and each was laid on the shelf.',
    '“*Chai cup empty*, chai cup clean,” sang a voice, “and the moon is the milk in between.”',
    'An old neighbour sang of a *parrot* who said good night to each branch of the tree.',
    '“*Scooter home*, cycle home,” sang somebody at the window, “and the bell says ting, and then not.”',
    'By the lamp somebody sang how the *mango seller* lay down, with a mango for a pillow.',
    '“*Swing, go high*; swing, go low,” someone hummed, “and then the rope forgets to go.”',
    'Two rooms away somebody hummed, and tapped a glass, ting, like a *small bell*.',
    'Somebody hummed of a *sleepy rickshaw* that rolled the last bit by itself.',
    '“*Peacock, fold up*,” somebody sang, and folded a sheet, “one eye, two eyes, all of them shut.”',
    'Very softly somebody sang of *rain* that knocked on the leaves, and every leaf let it in.',
    '“*Pickle jar*, lid on tight,” someone hummed, “everything keeps until it’s light.”'
  ),
  places: [
    {
      id: 'pune',
      homes: motifs(
        'in a third-floor flat in *Pune*',
        'above a book stall in *Pune*',
        'near the hill in *Kothrud*',
        'behind the bus depot in *Pune*'
      ),
      outside: motifs(
        'An *auto rickshaw* puttered round the corner with its meter glowing.',
        'Badminton was over in the *parking lot*, and somebody rolled up the net.',
        'The *vegetable cart* was being covered with a wet sack.',
        'Two *watchmen* shared one newspaper under the gate lamp.'
      ),
      foods: [
        dish('spoon', 'soft *khichdi* with ghee'),
        dish('spoon', '*poha* with peanuts'),
        dishes('hands', 'hot *chapatis* with potatoes and peas'),
        dish('spoon', '*sweet corn* soup with pepper')
      ],
      nature: motifs(
        'The *gulmohar* had let some red down on the scooters.',
        'A *koel* called from somewhere inside the mango tree.',
        'Up on the *hill path* the walkers were coming down with their torches.',
        'Along the wall a *palm squirrel* ran, stopped, and ran.'
      ),
      sounds: motifs(
        'A *pressure cooker* two floors down counted to three and was quiet.',
        'The water rose in the *roof tank* with a low, round sound.',
        'On his round, the *night watchman* tapped his stick at each corner.',
        'Over the bed the *fan* turned and pushed the warm air about.',
        'Down in the lane a *scooter* was pushed the last few metres, to be polite.',
        'The *tamarind* outside tapped its pods together.',
        'Somebody hung up the *steel ladle*, and it rang a little.',
        'A *bus* backed into the depot, beeping, and then not.',
        'Along the wall a *gecko* went tuk, tuk, tuk.',
        'Next door the *television* was turned down, and then off.',
        'From the hill came one *owl*, and no answer.',
        'The *milk pan* was set to cool.'
      ),
      sky: motifs(
        'Over *Pune* the hills had gone flat, like cut paper.',
        'One *aeroplane* crossed the whole of the sky and made no sound.',
        'The moon stood above the *water tanks*, one moon for all of them.',
        'A few stars showed between the *housing blocks*, enough to go on with.',
        'Beyond *Sinhagad* hill there was one stripe of light, and then there was none.',
        'Far out on the *Mumbai road* the lamps of the lorries went by like beads on a string.',
        'High up, the lamp on the *phone mast* shone red and steady.',
        'Above the *hill* at Kothrud it was dark, down to the lamps.',
        'Windows made *yellow squares* all the way up, and then fewer.'
      )
    },
    {
      id: 'kochi',
      homes: motifs(
        'near the ferry jetty in *Kochi*',
        'in a tiled house in *Kochi*',
        'by the water at *Vypin*',
        'over a tailor’s shop in *Kochi*'
      ),
      outside: motifs(
        'The boat from *Vypin* bumped the jetty, and people stepped off with their bicycles.',
        'On the shore the *great nets* had been lifted and hung up, dripping.',
        'A *metro* train crossed above the road, silver and nearly empty.',
        'Somebody was hosing down the *fish market*, from the far end.'
      ),
      foods: [
        dishes('hands', 'lacy *appam* with vegetable stew'),
        dish('hands', 'steamed *puttu* with black chickpeas'),
        dish('spoon', '*rice gruel* with green gram'),
        dish('plate', '*lemon rice* with a heap of pappadams')
      ],
      nature: motifs(
        'A *kingfisher* sat on the wire, and then there was only the wire.',
        'The *coconut palms* lifted and dropped their hands.',
        'Along the canal the *water hyacinth* had closed over the boat’s path.',
        'White *egrets* went over in a line, to the same tree as always.'
      ),
      sounds: motifs(
        'In the ditch the *bullfrogs* spoke in turn.',
        'A *canoe* bumped its post, and rubbed, and bumped.',
        'The *coconut scraper* went round in the kitchen and stopped.',
        'Through the wall somebody practised a *violin*, four notes up and four down.',
        'From the *tiles* the last of the rain dropped into a bucket.',
        'A *ferry* engine chugged past, and the water slapped the steps after it.',
        'Somewhere a *bicycle* was leaned on a wall, and its bell gave a ting.',
        'Out on the water a *net* was pulled up, creaking.',
        'A *sewing machine* next door came to the end of its seam.',
        'The *well bucket* was turned over to dry.',
        'Two *crows* moved up, to make room for a third.',
        'On the roof a *coconut leaf* came down, with a scrape.'
      ),
      sky: motifs(
        'Over *Kochi* the clouds were piled up, and lit from inside, too far away to hear.',
        'The moon broke in pieces on the *backwater* and mended itself.',
        'Past the harbour mouth the *fishing lamps* made a second row of stars.',
        'Warm dark lay on the *tiled roofs*, all the way to the sea.',
        'Behind the *coconut palms* the moon was climbing, a leaf at a time.',
        'On *Willingdon Island* the cranes wore small red lamps, and stood still.',
        'Rain had gone over, and the sky above the *lighthouse* was washed and dark.',
        'Across the *channel* the lamps went out, house by house.',
        'It was dark over the *jetty*, and a little darker under it.'
      )
    },
    {
      id: 'kolkata',
      homes: motifs(
        'in an old flat in *Kolkata*',
        'above a sweet shop in *Kolkata*',
        'near the tram stop in *Gariahat*',
        'on a lane behind *Kolkata*’s New Market'
      ),
      outside: motifs(
        'A *tram* came along, leaned into the bend, and rang for the sake of ringing.',
        'The yellow *taxis* stood in a row with their doors open to the breeze.',
        'At the *book stalls* they were tying up the towers with string.',
        'From every *balcony* somebody leaned out to see who else was leaning.'
      ),
      foods: [
        dishes('hands', 'puffed *luchi* with potatoes'),
        dish('any', 'greens with rice and *mishti doi*'),
        dish('plate', '*egg curry* with rice'),
        dish('plate', 'rice with *yellow lentils* and lime')
      ],
      nature: motifs(
        'The *house crows* argued about branches and then all agreed.',
        'A *rain tree* folded its leaves together for the night.',
        'By the *Hooghly* the wind smelled of mud and marigolds.',
        'Little *bats* stitched to and fro between the roofs.'
      ),
      sounds: motifs(
        'Somebody let the air out of a *harmonium*, and it sighed.',
        'The wooden *shutters* were drawn in and hooked.',
        'A *river ferry* hooted once from the bank.',
        'Steel *plates* were stacked, slowly, to make no noise.',
        'At the corner the *tea seller* emptied his kettle and rinsed it.',
        'A *table fan* turned its face to the door, and then to the window.',
        'The last *tram* went by, and the wires hummed after it.',
        'On the landing somebody set down a *water can*.',
        'Above the bed a *ceiling fan* went round, whup, whup, whup.',
        'A *hand pump* squeaked in the lane, four times.',
        'Across the street the *sweet shop* pulled down its shutter.',
        'Far away a *goods train* went on and on.'
      ),
      sky: motifs(
        'Over *Kolkata* the sky was the grey of a pigeon’s wing.',
        'The lights of the *great bridge* stood in the river and trembled.',
        'Above the *tram wires* there was room for a few stars.',
        'A kite was still caught on the *aerial*, with the moon behind it.',
        'Past the *Maidan*’s dark trees the lamps of the long road ran in a line.',
        'Damp warm air lay over the *river*, and made a soft edge on every light.',
        'One lit window stood high in the *old post office*, under the dome.',
        'Round the *street lamps* the moths were as busy as ever.',
        'Beyond the *rooftops* you could tell where the river was, by the dark.'
      )
    }
  ]
}
