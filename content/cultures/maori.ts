import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const maori: CulturePack = {
  id: 'maori',
  own: [
    'feijoa', 'Tāmaki Makaurau', 'Māngere', 'Te Atatū', 'pōhutukawa', 'tūī', 'kererū', 'kōwhai', 'pūkeko', 'harakeke', 'kūmara', 'rēwena', 'whānau',
    'Rotorua', 'Ngongotahā', 'Ōtautahi', 'Ōtākaro', 'Pō mārie'
  ],
  review: 'unreviewed',
  goodnight: [
    { text: 'Pō mārie', language: 'mi', use: 'A peaceful night; to anyone, at bedtime.', review: 'unreviewed' }
  ],
  lullaby: motifs(
    'Somebody in the *whānau* sang the song with no verses, only the soft part.',
    '“*Gumboots off*, jandals off, feet in the warm,” somebody sang, and yawned.',
    'The *guitar* came off its nail, and three chords were enough.',
    '“*Tide’s coming in*, tide’s going out,” a voice sang, “and we’re staying here.”',
    '“*Kete on its hook*, kai all gone,” sang a voice, “and the hill has its blanket on.”',
    'Somebody hummed all the way down the *river*, round every bend, in no hurry for the sea.',
    '“*One dog in*, two dogs in,” sang somebody, “and the gate says click behind them.”',
    'Out on the *porch* somebody was humming, and it rocked like a boat that is tied up.',
    '“*Morepork*, have a look,” someone sang. “Everybody’s in. Shut the book.”',
    'The neighbours were singing of a *canoe*, and after the third verse nobody paddled.',
    'Somebody sang of the *ferry* that tied up for the night, once in front and once behind.',
    '“*Sheep on the hill*, one, two, three,” somebody hummed, “and the rest of them under the tree.”',
    'Whoever was locking up hummed as low as the *sea fog*, and it lay down on everything.',
    '“*Towels off the line*,” a voice sang, “pegs in the tin, and the cat let in.”'
  ),
  places: [
    {
      id: 'tamaki-makaurau',
      homes: motifs(
        'in a weatherboard house in *Tāmaki Makaurau*',
        'on a quiet street in *Māngere*',
        'by the creek in *Te Atatū*',
        'above a dairy in *Tāmaki Makaurau*'
      ),
      outside: motifs(
        'The *harbour bridge* had put on its lights.',
        'Kids’ bikes lay on the *berm* with their wheels still turning.',
        'At the *fish and chip shop* a number was called, and somebody went in.',
        'A train went by to *Britomart* with all its windows yellow.'
      ),
      foods: [
        dish('spoon', '*kūmara* soup with toast'),
        dish('hands', '*rēwena* bread with butter and cheese'),
        dishes('hands', '*fish and chips* out of the paper'),
        dishes('plate', '*sausages* with mash and peas')
      ],
      nature: motifs(
        'A *tūī* in the flax clicked, coughed and sang.',
        'The *pōhutukawa* leaned out over the beach with its toes in the bank.',
        'Two *pūkeko* walked along the drain on their long red legs.',
        'Down in the *mangroves* the mud popped as the tide went out.'
      ),
      sounds: motifs(
        'The *ranch slider* ran along its track and clicked.',
        'Moths bumped softly on the *porch bulb*.',
        'A *ukulele* was tuned next door, and put away again.',
        'The *jug* came to the boil and switched itself off.',
        'Rain tapped the *tin roof*, and moved off towards the harbour.',
        'Next door a *wheelie bin* rumbled down the drive, and was parked.',
        'A *hedgehog* huffed along under the fence.',
        'Down at the creek a *duck* said one thing in its sleep.',
        'The *heat pump* let out a long breath.',
        'Somewhere a *late bus* beeped, and knelt, and went on.',
        'Far off a *ferry* hummed home across the harbour.',
        'In the hedge a *cricket* chirped, on and on.'
      ),
      sky: motifs(
        'The *Southern Cross* stood over the rooftops, like a kite on its side.',
        'Above *Rangitoto* the last of the light went down to a line.',
        'Clouds came over the *Manukau* one by one, like sheep that knew the way.',
        'Over *Tāmaki Makaurau* the sky was wide and soft.',
        'On the *Sky Tower* the lights went round once and stayed on blue.',
        'Behind the *Waitākere* hills the day had gone, and left its colour there.',
        'A late plane hung over *Māngere*, and seemed in no hurry to land.',
        'Across the *harbour* the bridge lamps made one long curve.',
        'Low down by the *mangroves* it was as dark as a gumboot.'
      )
    },
    {
      id: 'rotorua',
      homes: motifs(
        'in a brick unit in *Rotorua*',
        'near the lake in *Rotorua*',
        'behind the bakery on *Fenton Street*',
        'under the hill at *Ngongotahā*'
      ),
      outside: motifs(
        'Steam came up from a *drain cover* and wandered off over the road.',
        'The *mountain bikes* had been hosed down and hung by their wheels.',
        'A *logging truck* went by, and its chains sang.',
        'On the *netball court* somebody was still bouncing one ball.'
      ),
      foods: [
        dish('hands', '*fried bread* with golden syrup'),
        dish('plate', 'roasted *kūmara* with fried eggs'),
        dish('spoon', '*pumpkin soup* with buttered toast'),
        dishes('hands', 'hot *mince pies* in their bags')
      ],
      nature: motifs(
        'A *kererū* landed on a branch that was not quite big enough.',
        'The *redwoods* stood close together and kept the warm air in.',
        'By the lake the *black swans* had put their heads away.',
        'Warm mist lay on the water, and smelled a little of *struck matches*.'
      ),
      sounds: motifs(
        'Somewhere under the hill the *mud pools* went plop, and plop.',
        'The *heat pump* whispered on the wall.',
        'Rugby boots dropped on the *back step*, one and two.',
        'A *frog* in the creek said one word over and over.',
        'A *morepork* called its two notes out of the pines.',
        'Down at the lake the *jetty* creaked, and the water patted it.',
        'Round the back a *possum* tried the compost lid.',
        'Next door a *trailer* was unhitched, clunk.',
        'The *hot tap* gurgled, as it does there.',
        'On the road a *logging truck* went by, and the spoons rattled.',
        'Up in the pines the *needles* hushed each other.',
        'A *rubbish bin* lid closed on the last of the day.'
      ),
      sky: motifs(
        'Over the lake at *Rotorua* the stars were as thick as sugar.',
        'Steam went up straight, until it met the *Milky Way*.',
        'Behind *Ngongotahā* the sky kept a little green, and then let it go.',
        'The moon came up over the *redwoods*, rather red itself.',
        'Out on *Mokoia* island there was not one light, and above it there were all the stars.',
        'The cloud over the *lake* had a hole in it, and through that looked four stars.',
        'A soft steam drifted across the *street lamps*, and they all looked like moons.',
        'On the far side of the *lake* one lamp was lit, and another in the water.',
        'Dark stood the *redwoods*, all the way up.'
      )
    },
    {
      id: 'otautahi',
      homes: motifs(
        'in a new townhouse in *Ōtautahi*',
        'beside the *Ōtākaro*, in Christchurch',
        'on the hill above *Lyttelton* harbour',
        'over a music shop in *Ōtautahi*'
      ),
      outside: motifs(
        'The *tram* was rung into its shed for the night.',
        'By the river an *orange cone* stood guard over nothing much.',
        'At the *new library* a cleaner went along the top floor, switching off.',
        'Cricket stumps had been left standing in the *park*.'
      ),
      foods: [
        dish('spoon', '*leek and potato* soup with bread'),
        dishes('hands', '*cheese rolls* hot from the oven'),
        dish('plate', '*kūmara* mash with peas'),
        dish('any', 'cheese omelette and *feijoa* cake')
      ],
      nature: motifs(
        'An *eel* slid under the bridge, as dark as the water.',
        'The *kōwhai* by the gate had dropped some yellow on the path.',
        'A *paradise duck* called from the river, and another answered lower.',
        'Wind from the north-west had warmed the *harakeke*, and its leaves rattled.'
      ),
      sounds: motifs(
        'The *log burner* ticked as it cooled.',
        'A *windowpane* hummed when the bus went by, and was still.',
        'Under the house the *cat flap* swung, and swung, and shut.',
        'Somebody laid the *guitar* back in its case and did up the clips.',
        'From the *estuary* the oystercatchers piped, and settled down again.',
        'A *bicycle* ticked up the path, and was leaned on the wall.',
        'Down by the river a *duck* complained, twice, and then was quiet.',
        'The *letterbox* lid tapped, and was still.',
        'In the port a *crane* beeped, going backwards.',
        'Along the street a *skateboard* rattled home.',
        'Next door the *dryer* turned over its last sock.',
        'Far over the plains a *goods train* called, once.'
      ),
      sky: motifs(
        'The *Port Hills* lay along the bottom of the sky with their knees up.',
        'Over *Ōtautahi* the night was clear from the hills to the sea.',
        'The two *Pointers* showed the way to the Southern Cross.',
        'High thin cloud made an *arch* in the west, and under it the stars came out.',
        'Far away the *Southern Alps* kept a thin white edge, and then lost it.',
        'Off *Lyttelton* the ships had strung out their lamps like washing.',
        'Straight up above *Hagley Park* it was black, and full of small stars.',
        'Down on the *harbour* one small boat had its lamp on.',
        'Between the *willows* the river kept a strip of light.'
      )
    }
  ]
}
