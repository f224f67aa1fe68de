import type { CulturePack } from '../format.ts'
import { dish, dishes } from './dishes.ts'
import { motifs } from './motifs.ts'

export const western: CulturePack = {
  id: 'western',
  own: [
    'Leeds', 'Headingley', 'crumpets', 'double-decker', 'Halifax', 'Dartmouth', 'chowder', 'oatcakes',
    'chickadee', 'Hobart', 'Derwent', 'kunanyi', 'lamingtons', 'wallaby', 'Milwaukee', 'Lake Michigan', 'frozen custard', 'Big Dipper'
  ],
  review: 'reviewed',
  goodnight: [
    { text: 'Good night', language: 'en', use: 'To anyone, at bedtime.', review: 'reviewed' },
    { text: 'Sleep tight', language: 'en', use: 'To children and family, when the light goes out.', review: 'reviewed' },
    { text: 'Night-night', language: 'en', use: 'To small children and family.', review: 'reviewed' }
  ],
  lullaby: motifs(
    '“*Kettle’s off*,” somebody sang in the kitchen, “cups in a row, let the soft night in.”',
    '“*Boots by the door*,” somebody sang, “coats on the peg, and nobody going out any more.”',
    'Drawing the curtain, somebody sang it twice: “*Window blue*, window black, and in the morning blue comes back.”',
    'Somebody at home hummed the one about the *slow post van*, which never gets to the end.',
    '“*Bus in the yard*, light in the hall,” somebody hummed, “and somebody’s jumper over it all.”',
    'By the bed somebody sang of *sheep*, and counted up to four, and then from one again.',
    '“*Rain on the roof*,” sang a voice, “none on the bed, a pillow each side of your head.”',
    'Somebody sang of the *duck who rowed*, and in the last verse it only drifted.',
    '“*Soup’s all gone*, spoon’s in the sink,” hummed whoever was drying, “and the lamp is having a think.”',
    'The neighbour’s song was about a *cat on a wall*, and with every verse the wall was lower.',
    'Somebody made up a song about a *tired umbrella*, and every drip had its own verse.',
    '“*Hush, old stairs*,” somebody sang, “hush, old door, nobody’s using you any more.”',
    'In the next room somebody hummed, low and long, like the last *tram* going home.',
    '“*Toast is eaten*, crumbs are swept,” sang a voice, and the last word was “slept”.',
    'Somebody hummed about a *garden gate* that swung, and swung less, and stopped.',
    'The song about the *grey goose* is nearly all “hm”, and somebody sang it all.',
    '“*Low boat*, slow boat,” hummed a voice, “go, boat, go.”',
    'A voice sang of the *old bus* that stopped at every house, and yawned at each.',
    '“*One shoe, two shoes*, no shoes,” somebody sang, “and nobody’s going.”',
    'In one song a *button* came undone in every verse, and somebody did it up again.',
    '“*Warm bun*, day’s done,” sang somebody, and sang it again.',
    'Slowly somebody sang the *snail* song, and half of it was enough.',
    '“*Tap’s off*, cat’s in,” somebody sang, “blanket up to the chin.”',
    'Low down somebody hummed the *one-note song*, which anybody can.',
    '“*Nod, turnip*, nod,” somebody hummed, until every turnip had nodded.',
    'From the doorway somebody sang of *wool*, softer and softer.',
    '“*Socks in the bag*,” sang somebody, “and the bag’s on the hook.”',
    'Four verses it took to get the *donkey* into the barn, and all four were sung.'
  ),
  places: [
    {
      id: 'leeds',
      dialect: 'british',
      homes: motifs(
        'in a red-brick terrace in *Leeds*',
        'above a chip shop in *Leeds*',
        'near the canal in *Leeds*',
        'by the park in *Headingley*'
      ),
      outside: motifs(
        'A *double-decker* went by with two people in it and all its lights on.',
        'Someone at the *corner shop* pulled the shutter halfway down and stopped to talk.',
        'Wheelie bins stood along the *back lane*, waiting for Thursday.',
        'Wet *slates* shone on the roofs across the road.',
        'Under the lamps went a *cyclist* in no hurry.',
        'One *bedroom window* across the road stayed yellow.',
        'Somebody walked a very small *dog* as far as the lamp post, and back.',
        'Along the kerb the *parked cars* slept nose to tail.'
      ),
      foods: [
        dish('spoon', '*tomato soup* with toast soldiers'),
        dishes('hands', 'hot *crumpets* with the butter running through'),
        dish('plate', '*Yorkshire pudding* with onion gravy'),
        dishes('plate', 'beans on toast with *melted cheese*')
      ],
      nature: motifs(
        'A *blackbird* on the aerial said everything twice.',
        'The *hawthorn* at the bus stop smelled of dust and cream.',
        'Along the *yard wall* went a fox, one foot in front of the other.',
        'Moss had filled every crack between the *setts*.',
        'A *hedgehog* ticked across the yard like a small clock.',
        'The *holly* by the gate was black, and very prickly.',
        'On the bin sat a *cat* of the same colour as the bin.',
        'Down on the canal the *ducks* had put their heads away.'
      ),
      sounds: motifs(
        'The *boiler* lit itself with a small, warm cough.',
        'A late *train for York* hummed over the viaduct.',
        'Next door somebody *rinsed the teapot* and set it down.',
        'Tick, said the *radiator*, and a while later, tick.',
        'Rain ran along the *gutter*, and said the same thing all the way down.',
        'On the canal the *ropes* creaked as a late boat tied up.',
        'The *letterbox* gave one click, and let the draught go.',
        'Under the street the *drains* swallowed twice.',
        'Two doors down a *kettle* clicked off.',
        'A *taxi* waited with its engine on, and then drove away.',
        'Far off the *ring road* hummed, like a fridge with a long way to go.',
        'Up on the roof a *pigeon* turned round, and said coo.',
        'Along the *towpath* a bicycle bell rang, once.',
        'Down came the shutter of the *chip shop*, and Leeds was shut.',
        'With a sigh the *night bus* stopped, and nobody got off.',
        'Slowly, as if counting, the *town hall* clock struck.',
        'Somebody’s key turned in the *green door* across the road.'
      ),
      sky: motifs(
        'Over *Leeds* the sky turned from slate to ink.',
        'The *Plough* hung above the chimney pots, handle down.',
        'A thin cloud lay along the top of the *moor* and did not move.',
        'Between two *chimney stacks* the moon had found a place to sit.',
        'On the *town hall* the clock was lit, like a second moon with the time on it.',
        'Beyond the *viaduct* the evening had left one red line.',
        'A plane blinked its way down to *Yeadon*, over the hill.',
        'Behind the crane at the *station* there was still a bit of yellow.',
        'High over the *market roof* the sky was as dark as plums.',
        'Street lamps made *Headingley* a low orange sky of its own.',
        'One star stood over *Kirkstall*, and had it to itself.',
        'Above the *mill chimney* there was only dark, going up.',
        'Round the corner of a *tower block* looked the moon.',
        'Low cloud had taken the top off *Bridgewater Place*.'
      )
    },
    {
      id: 'halifax',
      dialect: 'american',
      homes: motifs(
        'in a blue wooden house in *Halifax*',
        'near the ferry landing in *Dartmouth*',
        'on a steep street in *Halifax*',
        'over a bakery in *Halifax*'
      ),
      outside: motifs(
        'The *harbour ferry* went across with its windows lit.',
        'On the *wharf* somebody coiled a rope, round and round.',
        'A bus climbed from the water towards *Citadel Hill*, taking its time.',
        'Every *porch light* on the street had come on, except one.',
        'Somebody carried a *pizza box* home, flat, in both hands.',
        'In the *bakery* one lamp was on, to begin with the dough.',
        'Down at the landing the *lamp posts* stood in the water upside down.',
        'There was nothing on the *clothes line* but one sock.'
      ),
      foods: [
        dish('spoon', 'fish *chowder* with crackers on top'),
        dishes('hands', 'warm *oatcakes* with cheese'),
        dishes('plate', '*fish cakes* with baked beans'),
        dishes('plate', '*blueberry* pancakes with syrup')
      ],
      nature: motifs(
        'A *chickadee* in the hedge said its own name and went to bed.',
        'The *spruce* by the steps smelled of salt and sap.',
        'Fog came up the street from the *harbour*, feeling its way.',
        'A gull sat on the *lobster traps* with its head pulled in.',
        'A *maple* let down one leaf on the steps.',
        'By the fence the *rosehips* were red, and a mouse had had one.',
        'Off the rocks the *eiders* bobbed, asleep.',
        'An *owl* looked down from the wire, and then up.'
      ),
      sounds: motifs(
        'Out past the point the *foghorn* spoke, and waited, and spoke.',
        'The old *clapboards* creaked as they cooled.',
        'A *screen door* closed somewhere, with a sigh.',
        'Down on the water a *bell buoy* rocked and rang.',
        'The *ferry* rumbled in, and bumped, and the ramp came down.',
        'Wind went round the *eaves* once, and found nobody up.',
        'On *Barrington Street* the last bus let its breath go.',
        'Somewhere a *halyard* tapped at a mast, and went on tapping.',
        'Below, the *furnace* came on with a soft thump.',
        'Across the harbour a *tugboat* grumbled home.',
        'By itself the *wood pile* shifted, and one log rolled down.',
        'Under the *wharf* the water patted the posts.',
        'A *raccoon* tried the lid of a bin, and it was shut.',
        'Along the shore the *freight cars* clanked, one by one by one.',
        'Next door the *porch swing* creaked, with somebody in it.',
        'Ropes talked to posts at the *ferry landing*.'
      ),
      sky: motifs(
        'Mist lay over *Halifax*, all the way down to the water.',
        'The lights of the *harbour bridge* went up, and over, and down again.',
        'Far out, the *lighthouse* turned its slow arm.',
        'A pale moon stood over *Dartmouth* and over its own twin in the water.',
        'Past *Georges Island* the harbour opened, and the sky with it.',
        'Over the *dockyard* the cranes stood with their arms down.',
        'A few stars had come out above *Citadel Hill*, where it was darkest.',
        'High on its hill the *Old Town Clock* shone, as round as a moon.',
        'Beyond *McNabs Island* one ship had its lights on.',
        'Behind the *Macdonald Bridge* the last blue went out.',
        'Stars stood thick over *Bedford Basin*.',
        'It was black over *Point Pleasant*, as black as its trees.',
        'From shore to shore the moon had laid a path to *Dartmouth*.',
        'Cloud sat on the *Citadel*, grey as a gull.'
      )
    },
    {
      id: 'hobart',
      dialect: 'british',
      homes: motifs(
        'in a weatherboard house in *Hobart*',
        'under the mountain in *Hobart*',
        'above a bike shop in *Hobart*',
        'near the jetty on the *Derwent*'
      ),
      outside: motifs(
        'The last ferry crossed the *Derwent* with six people on board.',
        'Somebody wheeled a bin up the *steep drive* and rested halfway.',
        'Fishing boats knocked softly together at *Constitution Dock*.',
        'The street ran downhill, and at the bottom stood the *river*, shining.',
        'Across the road the *corner shop* took in its sign.',
        'On the slope the *street lamps* went down to the water, two by two.',
        'One *kayak* lay on a roof rack, the wrong way up.',
        'Along the beach somebody shut the *boat shed*.'
      ),
      foods: [
        dish('spoon', '*pumpkin soup* with a swirl of cream'),
        dishes('any', 'toasted sandwiches and *lamingtons*'),
        dishes('hands', 'warm *cheese scones* with butter'),
        dish('plate', '*shepherd’s pie* with a brown crust')
      ],
      nature: motifs(
        'A *wallaby* looked over the fence, chewing, and left.',
        'Three *black cockatoos* creaked home across the roofs.',
        'The *gum tree* let fall one long strip of bark.',
        'Cool air came down from *kunanyi* and smelled of stone.',
        'A *bandicoot* dug one small hole, and looked into it.',
        'By the gate stood the *wattle*, all in small yellow balls.',
        'Under the lamp sat a *pademelon*, with its paws together.',
        'Along the road the *bluegums* smelled of cough sweets.'
      ),
      sounds: motifs(
        'Something small with round feet crossed the *tin roof*.',
        'Wood settled in the *stove*, and the door of it ticked.',
        'From the yards came the clink of a *loose halyard*.',
        'A *plover* called once from the oval, and then was quiet.',
        'A *possum* coughed in the plum tree, and went on eating.',
        'The *gate latch* lifted in the wind, and dropped again.',
        'Along the fence a *brushtail* thumped, and sat down.',
        'The *verandah* clicked, board by board, as it cooled.',
        'At the dock a *fishing boat* coughed, and was tied up.',
        'Oom, said a *frogmouth*, oom, and listened.',
        'Lorries hummed on the *bridge*, one note going and one coming.',
        'In the gully the *frogs* went bonk, bonk.',
        'Something nibbled in the *bean rows*, and you could hear it crunch.',
        'Down the hill rattled a *ute*, with a ladder in it.',
        'Gum nuts dropped on the *roof iron*, tock, tock.',
        'Deep in the *water tank* it gulped, once.',
        'Next door a *fly screen* shut with a slap.'
      ),
      sky: motifs(
        'The *Southern Cross* stood over the mountain, a little on its side.',
        'Above *kunanyi* the dark was deep and clean.',
        'Low in the south the sky held a green glow, the colour of *old glass*.',
        'The lamps of the *Tasman Bridge* lay down in the water, one by one.',
        'The pale rock of the *Organ Pipes* kept a little light, long after the street had none.',
        'Across the river the windows of *Bellerive* went out, a few at a time.',
        'Clouds came round the side of the *mountain*, and sat down there.',
        'Over *Mount Nelson* the sky was still a bit green.',
        'Far down the river the light on the *Iron Pot* blinked.',
        'Right across lay the *Milky Way*, from gum tree to gum tree.',
        'Behind the *eastern shore* the moon came up, the colour of an apricot.',
        'Dark came up the *estuary*, with the tide.',
        'At *Sandy Bay* the lights sat on the water in rows.',
        'Bright as buttons, the *Pointers* pointed, and nobody had to go anywhere.',
        'Cloud lay along the *foothills*, like wool.'
      )
    },
    {
      id: 'milwaukee',
      dialect: 'american',
      homes: motifs(
        'in a wooden duplex in *Milwaukee*',
        'on the third floor in *Milwaukee*',
        'above a hardware shop in *Milwaukee*',
        'near the shore of *Lake Michigan*'
      ),
      outside: motifs(
        'A *school bus* stood empty by the kerb, yellow even in the dusk.',
        'Someone on the *front stoop* was mending a bicycle by feel.',
        'The *laundromat* on the corner had one dryer turning.',
        'Sprinklers had left the *sidewalk* dark and cool.',
        'A *pickup* rolled by with its radio low.',
        'In the *hardware shop* one lamp was on, over the nails.',
        'At the kerb the *mailbox* stood with its mouth shut.',
        'The sign of the *bowling alley* went off, pin by pin.'
      ),
      foods: [
        dish('plate', '*macaroni and cheese* from the blue pot'),
        dishes('hands', '*grilled cheese* sandwiches cut in triangles'),
        dish('spoon', '*wild rice soup* with mushrooms'),
        dishes('any', 'baked potatoes and *frozen custard*')
      ],
      nature: motifs(
        'A *robin* sang from the telephone wire until it was too dark to see it.',
        'The *silver maple* turned its leaves over, pale side up.',
        'Two *fireflies* wrote something short above the grass.',
        'A breeze came in from *Lake Michigan* and lifted the curtains.',
        'A *rabbit* sat in the side yard, and chewed something green.',
        'Along the fence went an *opossum*, tail last.',
        'In the *gutter* something small was making its bed.',
        'Out on the shore the *reeds* leaned together.'
      ),
      sounds: motifs(
        'A *freight train* called, a long way off, in two low notes.',
        'The *refrigerator* hummed, shivered once, and was quiet.',
        'On the porch the *swing chain* creaked and then hung still.',
        'Downstairs, a *baseball game* murmured on somebody’s radio.',
        'Behind the house the *garage door* rolled down and sighed.',
        'Water dripped from the *downspout* into the rain barrel.',
        'The *radiators* knocked, as if they wanted to come in.',
        'A *streetcar* dinged at the corner, and went.',
        'Somebody’s *screen door* tapped shut.',
        'Far out a *lake horn* gave one long low note.',
        'Up the alley rolled a *can lid*, and lay down.',
        'Through the floor came a *polka*, very softly, out of a radio.',
        'A bell rang at the *drawbridge*, and a boat went by underneath.',
        'Acorns hit the *porch roof*, one at a time.',
        'All the vents sighed, and that was the *furnace*.',
        'Down the block a *basketball* bounced, bounced, and went home.',
        'Three notes came from the *porch chimes*, and then a fourth.',
        'With a hiss the *bus* knelt at the kerb, and stood up again.'
      ),
      sky: motifs(
        'The *Big Dipper* hung over the water tower.',
        'Over *Milwaukee* the clouds were faintly pink from the street lamps.',
        'Out on the lake a *freighter* carried one light along the edge of the sky.',
        'Behind the *steeple* the moon rose, wide and slow.',
        'On the *art museum* the big white wings had been folded for the night.',
        'North along the *bluff* the lights of the shore went out of sight.',
        'A round red moon came up out of the *lake*, and got smaller as it climbed.',
        'The *Hoan Bridge* was one long curve of lights.',
        'Above the *flat roofs* the dark had plenty of room.',
        'Round the *clock tower* the sky was as black as liquorice.',
        'Along the shore *North Point* light winked.',
        'Stars came out past the *breakwater*, where nobody had lamps.',
        'Like a ball on a seal, the moon sat on a *smokestack*.',
        'Cloud came in over the *marina*, and the street lamps wore hats.'
      )
    }
  ]
}
