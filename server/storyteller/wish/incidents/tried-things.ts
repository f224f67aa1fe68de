import { wordPattern } from '../../word-pattern.ts'

interface Tried {
  words: RegExp
  /** What one does who only wants to see if all is well; `@` is “it” or “them”. */
  tried: string
  slowly: string
}

const kind = (words: string, tried: string, slowly: string): Tried => ({
  words: wordPattern(String.raw`(?:^|[ -])(?:${words})s?$`, 'iu'),
  tried,
  slowly
})

/** How a new thing is tried, by what it is; the narrower ones first. */
const KINDS: readonly Tried[] = [
  kind(
    'sofa|couch|armchair|chair|rocking chair|bench|stool|settee|bean ?bag|swing|hammock|recliner|pouffe|charpai|throne|high ?chair|deck ?chair',
    'sat down on @, right in the middle',
    'sat down in the very middle and leaned back, quite slowly'
  ),
  kind(
    'bed|mattress|bunk bed|futon|sun ?lounger|air ?bed|cushion|pillow|duvet|blanket|quilt',
    'lay down on @ with a sigh',
    'lay down quite flat and looked at the ceiling'
  ),
  kind(
    'carpet|rug|mat|yoga mat|prayer mat|doormat|tatami',
    'lay down flat on @, with both arms out',
    'lay down quite flat and looked at the ceiling'
  ),
  kind(
    'key|padlock|lock|door handle',
    'locked the front door and unlocked it again',
    'turned the lock once one way and once the other, and listened to the click'
  ),
  kind(
    'door ?bell|bell|buzzer|gong|cowbell|intercom',
    'rang @ as loud as it would go',
    'rang once, so softly that it was more of a hum'
  ),
  kind(
    'whistle|horn|trumpet|recorder|flute|harmonica|kazoo|mouth organ|trombone|vuvuzela|saxophone|clarinet|tuba|conch|didgeridoo|bagpipe|ocarina|duck call',
    'blew into @ until the cups rang',
    'blew as softly as anybody can, one long low note'
  ),
  kind(
    'drum|piano|guitar|violin|fiddle|cello|keyboard|ukulele|accordion|xylophone|harmonium|tabla|dhol|djembe|banjo|organ|tambourine|harp|sitar|maraca|synth|drum ?kit|drum set|mbira|glockenspiel|bongo',
    'played a whole tune on @',
    'played three slow notes, one after the other, and let them fade'
  ),
  kind(
    'typewriter|computer|laptop|calculator|cash register|till|adding machine',
    'typed a whole line on @, with two fingers',
    'typed one short word, letter by letter'
  ),
  kind(
    'kettle|teapot|tea urn|samovar|coffee machine|coffee maker|espresso machine',
    'made a cup of tea with @',
    'sat down in front, with both hands still, and listened'
  ),
  kind(
    'cooker|rice cooker|oven|stove|air ?fryer|microwave|toaster|blender|mixer|waffle iron|waffle maker|popcorn machine|popcorn maker|fridge|freezer|washing machine|dishwasher|tumble dryer|dryer|vacuum|hoover|robot vacuum|fan|heater|air conditioner|ice cream maker|juicer|instant pot|slow cooker|bread maker|bread machine|lawn ?mower|printer|photocopier',
    'stood in front of @ and listened, with one ear',
    'sat down in front and listened, with both ears, to the very end'
  ),
  kind(
    'radio|record player|gramophone|jukebox|music box|speaker|cd player|tv|telly|television|projector|stereo|walkman|cassette player|phone|telephone|walkie ?talkie|alexa|camera',
    'turned every knob on @ twice',
    'turned one knob a tiny bit, and listened'
  ),
  kind(
    'clock|alarm clock|cuckoo clock|watch|wrist ?watch|timer|egg ?timer|hourglass|metronome',
    'listened to @ with one ear, and then with the other',
    'bent down close with one ear and listened to the ticking'
  ),
  kind(
    'lamp|torch|light|night ?light|lantern|fairy light|lava lamp|headlamp|flashlight|disco ball|chandelier',
    'switched @ on and off and on',
    'switched on the light, and looked at all the corners of the room'
  ),
  kind(
    'telescope|binocular|microscope|magnifying glass|kaleidoscope|periscope|magnifier|field glass',
    'looked through @ at the ceiling',
    'looked through with one eye, and then for a long time with the other'
  ),
  kind(
    'glasses|sunglasses|spectacles|goggle|hat|cap|coat|jacket|jumper|sweater|cardigan|dress|skirt|shirt|t-?shirt|shoe|boot|welly|wellie|gumboot|trainer|sneaker|slipper|sandal|scarf|glove|mitten|raincoat|apron|cape|crown|wig|mask|belt|tie|bow tie|pyjama|pajama|onesie|poncho|dressing gown|sari|kimono|kilt|turban|sock|trouser|helmet|bracelet|necklace|ring|watch strap|football boot|jersey|tutu|costume|moustache|beanie|beret|tiara|sombrero|fez|bonnet|bandana|cloak|waistcoat|bow|snood|earmuff|headband|monocle|tracksuit|jeans|leggings|legging|uniform|jilbab|kurta|hanbok|dungaree',
    'tried @ on in front of the mirror',
    'looked into the mirror for a long time, from the left and from the right'
  ),
  kind(
    'scooter|skateboard|roller ?skate|trike|tricycle|go[- ]?kart|rollerblade|wagon|cart|trolley|wheelbarrow|sledge|sled|space hopper|pogo stick|trampoline|rocking horse|balance board',
    'went up and down on @ with a whoop',
    'went once to the end and once back, as slowly as a snail'
  ),
  kind(
    'umbrella|parasol|den|wigwam|teepee|gazebo|wendy house|playhouse',
    'stood under @ and looked up',
    'stood underneath, where it was dim, and listened to nothing at all'
  ),
  kind(
    'bag|school ?bag|backpack|rucksack|satchel|suitcase|lunch ?box|box|wardrobe|cupboard|dresser|drawer|chest|trunk|basket|pencil case|purse|wallet|letter ?box|mail ?box|post ?box|bin|cabinet|bookcase|shelf|shelves|desk|table|bureau|locker|safe|toolbox|piggy bank|handbag|tiffin',
    'opened and shut and patted @',
    'looked into every corner, and put one hand in, right to the back'
  ),
  kind(
    'mug|cup|glass|plate|bowl|spoon|fork|chopstick|bottle|water ?bottle|flask|jug|pan|frying pan|wok|pot|tray|thermos|tankard|straw|cutlery',
    'held @ up to the light and drank some water',
    'poured in a little water and drank it, in very small sips'
  ),
  kind(
    'pen|pencil|crayon|felt ?tip|paint ?brush|paint|chalk|stamp|notebook|diary|easel|sketchbook|blackboard|whiteboard|marker|colouring pencil',
    'drew a long curly line with @',
    'drew one small hen, right down in the corner'
  ),
  kind(
    'mirror',
    'made eleven faces in front of @',
    'looked in, and the one in there looked back, and both of them were content'
  ),
  kind(
    'curtain|door|gate|window|blind|shower curtain|stair ?gate|fence|bath ?tub|bath|shower|tap|sink|toilet|loo|toilet seat|loo seat|hot tub|sauna',
    'patted @ and looked at @ from both sides',
    'looked for a long while, from near and from far'
  ),
  kind(
    'toothbrush|hair ?brush|comb|sponge|soap|towel|hair ?dryer',
    'tried @ out, and looked in the mirror',
    'tried that too, as slowly as a cat at its milk'
  ),
  kind(
    'plant|cactus|tree|bush|christmas tree|bonsai|sunflower|lemon tree|rubber plant|flower ?pot|painting|picture|poster|globe|map|statue|gnome|garden gnome|vase|ornament|photo|aquarium|tank|flag|clothes ?line|bird ?bath|bird ?feeder|tractor|boat',
    'walked round @ with a wise face',
    'looked for a long while, from near and from far'
  ),
  kind(
    "teddy|teddy bear|doll|puppet|puzzle|jigsaw|train set|lego|ball|football|yo ?yo|kite|frisbee|skipping rope|hula hoop|toy|dolls?[’']? ?house|board game|spinning top|marble|cars?|truck|digger|robot|soft toy|remote control car|drone|bat|racket|slide|sand ?pit|paddling pool|climbing frame|chess set|table tennis table|ping pong table|pool table|hat ?stand|ladder|broom|mop|hammer|wheel|rope|slinky|water pistol|bubble machine|bubble gun|megaphone|microphone|karaoke machine",
    'had a good long go with @',
    'had a go too, quite slowly, so that it should last'
  )
]

const ANY = { tried: 'had a good long go with @', slowly: 'had a go too, quite slowly, so that it should last' }

/** What is done with such a thing in the past, after a name; and whether it is known what that is. */
export function triedOf(bare: string, isMany: boolean): { tried: string; slowly: string; isKnown: boolean } {
  const found = KINDS.find(({ words }) => words.test(bare))
  const { tried, slowly } = found ?? ANY
  return { tried: tried.replaceAll('@', isMany ? 'them' : 'it'), slowly, isKnown: found !== undefined }
}
