import { FIGURES } from '#content/figures.ts'
import { namesOfFigure } from './figure-names.ts'

/** Other people’s creations stay theirs; the thing that a child loves about them is free, and so is who does it in a tale. */
export const BRANDS: readonly [sign: RegExp, concept: string, who?: string][] = [
  // Those that are told with something of their own, before a shorter name of which they are more.
  ...FIGURES.flatMap((figure): [RegExp, string, string?][] => {
    if (figure.free === undefined) return []
    const sign = namesOfFigure(figure)
    return [figure.who === undefined ? [sign, figure.free] : [sign, figure.free, figure.who]]
  }),
  [/\b(?:lego|duplo)\b/iu, 'building with blocks'],
  [/\b(?:minecraft|roblox|fortnite|tetris)\b/iu, 'building with blocks'],
  [
    /\b(?:pok[eé]?[- ]?mons?|pok[eé]mans?|pocket monsters?|pikachu|pikatchu|charizard|snorlax|mewtwo|jigglypuff|psyduck|gengar|ash ketchum|eevee|charmander|bulbasaur|squirtle|digimon|bakugan)\b/iu,
    'small friendly creatures',
    'pocket creature'
  ],
  [
    /\b(?:frozen(?! (?:seas?|oceans?|lakes?|ponds?|rivers?|streams?|puddles?|water|waterfalls?|ground|lands?|forests?|mountains?|north|pipes?|peas?|pizzas?|yogh?urts?|bananas?|berries|blueberries|food|dinner|chips|fish|toes|fingers|nose|mammoths?|window|windscreen|car|tap|to|in|over|solid|stiff|stuck|up)(?!\p{L}))|ana? (?:and|&) elsa|anna (?:and|&) elsa|elsa (?:and|&) ann?a|elsa|olaf|arendelle)\b/iu,
    'snow and ice',
    'snow queen'
  ],
  [/\b(?:bluey|bingo(?! (?:night|hall|cards?|game)\b))\b/iu, 'puppy sisters', 'puppy sister'],
  [
    /\b(?:paw ?(?:patrol+|petrol)|rubble (?:and|&) (?:his )?crew|(?:chase|marshall?|skye|rubble|zuma)(?: (?:and|&) (?:chase|marshall?|skye|rubble|zuma|rocky))+)\b/iu,
    'helpful dogs',
    'helpful dog'
  ],
  [/\b(?:scooby[- ]?doo|clifford|101 dalmatians)\b/iu, 'helpful dogs', 'dog'],
  [/\b(?:peppa(?: pig)?)\b/iu, 'pigs and puddles', 'little pig'],
  [
    /\b(?:spide?r?[- ]?(?:man|mam|men|girl|woman)|spidey|miles morales|peter parker|ghost spider)\b/iu,
    'superheroes',
    'masked superhero'
  ],
  [
    /\b(?:batman (?:and|&) robin|batman|superman|avengers|marvel|hulk|iron man|wonder woman|pj masks|ninja turtles)\b/iu,
    'superheroes',
    'superhero'
  ],
  [
    /\b(?:harry pott?er|hogwarts|hermione|dumbledore|gryffindor|slytherin|hufflepuff|ravenclaw)\b/iu,
    'wizards',
    'young wizard'
  ],
  [
    /\b(?:star ?wars|(?:baby )?yoda|grogu|darth vader|light ?sab(?:er|re)s?|jedis?|chewbacca|luke skywalker|mandalorian)\b/iu,
    'space',
    'space traveller'
  ],
  [/\b(?:star trek)\b/iu, 'space', 'astronaut'],
  [/\b(?:disney princess(?:es)?)\b/iu, 'princesses', 'princess'],
  [/\b(?:thomas the tank(?: engine)?|thomas and friends)\b/iu, 'trains', 'little steam engine'],
  [/\b(?:hot wheels|lightning mcqueen|cars movie|blaze and the monster)\b/iu, 'racing cars', 'racing car'],
  [
    // A child may be called so.
    /\b(?:(?:super )?mario (?:and|&) luigi|luigi (?:and|&) mario|super mario(?: bro(?:ther)?s)?|mario (?:kart|bros|brothers|party|world|game)|mario(?= (?:jumps|saves|rescues|runs|collects|finds|goes|(?:loses|lost|forgot|forgets|drops|dropped|can['’]?t find|cannot find) (?:his|the) (?:moustache|mustache|cap|hat|kart|gloves?|overalls|coins?|mushrooms?|star)\b))|^mario$|luigi|bowser|zelda|nintendo)(?![\p{L}])/iu,
    'jumping games',
    'champion jumper'
  ],
  [
    /\bsonic(?: the hedgehog|(?! (?:the hedgehog|toothbrush|boom|screwdriver)))\b/iu,
    'a fast hedgehog',
    'fast hedgehog'
  ],
  [/\b(?:moana)\b/iu, 'the sea', 'sailor'],
  [/\b(?:ariel)\b/iu, 'mermaids', 'mermaid'],
  [/\b(?:finding nemo|nemo|dory|baby shark|octonauts)\b/iu, 'the sea', 'little fish'],
  [/\b(?:jurassic (?:park|world)|dino ranch)\b/iu, 'dinosaurs', 'dinosaur'],
  [/\b(?:how to train your dragon|toothless)\b/iu, 'dragons', 'young dragon'],
  [/\b(?:my little pony|twilight sparkle)\b/iu, 'ponies', 'pony'],
  [/\b(?:hello kitty|gabby’?s dollhouse)\b/iu, 'cats', 'cat'],
  [/\b(?:totoro|ghibli)\b/iu, 'the forest'],
  [/\b(?:the )?gruffal+o\b|\bgruffelo\b/iu, 'a shaggy monster', 'shaggy monster'],
  [/\b(?:the )?lion king\b|\bsimba\b/iu, 'lions', 'lion cub'],
  [/\b(?:room on the broom|meg and mog|winnie the witch|the worst witch)\b/iu, 'a witch and a broom', 'witch'],
  [/\b(?:fireman sam)\b/iu, 'a fire engine', 'firefighter'],
  [/\b(?:postman pat)\b/iu, 'the post', 'postman'],
  [/\b(?:tractor ted)\b/iu, 'tractors', 'little tractor'],
  [/\b(?:bob the builder)\b/iu, 'a builder', 'builder'],
  [/\b(?:hey duggee|duggee)\b/iu, 'helpful dogs', 'big dog'],
  [/\b(?:transformers|optimus prime)\b/iu, 'robots', 'robot'],
  [/\b(?:numberblocks|alphablocks)\b/iu, 'numbers and letters'],
  [
    // A stitch that is sewn is no character.
    /(?:\b(?:lilo (?:and|&) stitch|stitch (?:and|&) (?:lilo|angel)|lilo|stitch(?= (?:and|goes|comes|breaks|learns|finds|meets|gets|has|is|wants|moves|makes|saves|eats)\b))|^(?:disney )?stitch$)(?![\p{L}’'])/iu,
    'a visitor from space',
    'space visitor'
  ],
  [/\b(?:sylvanian families|calico critters)\b/iu, 'small woodland animals'],
  [/\b(?:playmobil|squishmallows?|jellycats?)\b/iu, 'toys'],
  [
    /\b(?:k[- ]?pop(?: demon)?(?: hunters?)?|demon hunters|hunt?rix|rumi,? mira,? (?:and|&) zoey)\b/iu,
    'singers and their songs',
    'singer'
  ],
  [/\b(?:la ?bubus?|labooboos?|lafufus?)\b/iu, 'a furry toy monster', 'toy monster'],
  [/\b(?:barbies?|bratz|l\.?o\.?l\.? dolls?)\b/iu, 'dolls', 'doll'],
  [/\b(?:toy story|woody (?:and|&) buzz|buzz (?:and|&) woody|woody)\b/iu, 'toys that are awake', 'toy cowboy'],
  [/\b(?:buzz light ?year)\b/iu, 'toys that are awake', 'toy astronaut'],
  [/\b(?:encanto|coco movie|cocomelon)\b/iu, 'music and family'],
  // What children watch, read and play from two to nine, the world over.
  [/\b(?:mickey mouse|minnie mouse|mickey (?:and|&) minnie|maisy mouse|ratatouille)\b/iu, 'a mouse', 'mouse'],
  [/\b(?:donald duck|daisy duck|sarah (?:and|&) duck)\b/iu, 'ducks', 'duck'],
  [/\b(?:tom (?:and|&) jerry|garfield|simon[’']?s cat)\b/iu, 'cats', 'cat'],
  [/\b(?:snoopy|kipper the dog|spot the dog)\b/iu, 'dogs', 'dog'],
  [/\b(?:minions?(?: movie)?|despicable me|curious george)\b/iu, 'cheeky monkeys', 'cheeky monkey'],
  [/\b(?:smurfs?|papa smurf|smurfette)\b/iu, 'gnomes', 'gnome'],
  [/\b(?:bear hunt)\b/iu, 'bears', 'bear'],
  [/\b(?:elmo|sesame street|cookie monster|monsters,? inc|mike wazowski|sulley)\b/iu, 'monsters', 'friendly monster'],
  [/\b(?:dora(?: the explorer)?|go diego go)\b/iu, 'explorers', 'explorer'],
  [/\b(?:shrek|moomins?|moomintroll)\b/iu, 'trolls', 'troll'],
  [/\b(?:godzilla|gigantosaurus|land before time|dinosaur train)\b/iu, 'dinosaurs', 'giant dinosaur'],
  [/\b(?:kung fu panda)\b/iu, 'pandas', 'panda'],
  [/\b(?:zootopia|zootropolis|bing bunny|bing (?:and|&) flop|peter rabbit|miffy)\b/iu, 'rabbits', 'little rabbit'],
  [
    /\b(?:the incredibles|captain america|iron ?man|ben 10|cat ?boy|owlette|gekko|miraculous ladybug|ladybug (?:and|&) cat noir)\b/iu,
    'superheroes',
    'superhero'
  ],
  [/\b(?:doraemon|wall-?e|big hero (?:6|six)|baymax)\b/iu, 'robots', 'robot'],
  [/\b(?:blippi)\b/iu, 'diggers', 'digger driver'],
  [
    /\b(?:the wiggles|m(?:s|is?s) rachel|super simple songs|pinkfong|little baby bum|mr tumble|sprunki)\b/iu,
    'music',
    'singer'
  ],
  [
    /\b(?:in the night garden|iggle ?piggle|upsy daisy|makka pakka|teletubb(?:y|ies)|noddy)\b/iu,
    'toys that are awake',
    'soft toy'
  ],
  [/\b(?:pingu)\b/iu, 'penguins', 'little penguin'],
  [/\b(?:shaun the sheep|timmy time)\b/iu, 'sheep', 'sheep'],
  [/\b(?:wallace (?:and|&) gromit)\b/iu, 'inventors', 'inventor'],
  [/\b(?:(?:the )?very hungry caterpillar)\b/iu, 'a caterpillar', 'caterpillar'],
  [/\b(?:zog|raya (?:and|&) the last dragon)\b/iu, 'dragons', 'young dragon'],
  [/\b(?:superworm)\b/iu, 'worms', 'worm'],
  [/\b(?:(?:the )?snail (?:and|&) the whale)\b/iu, 'whales', 'whale'],
  [/\b(?:mowgli|baloo|bagheera|(?:the )?jungle book)\b/iu, 'the jungle', 'jungle child'],
  [/\b(?:bambi)\b/iu, 'deer', 'fawn'],
  [/\b(?:vampirina)\b/iu, 'vampires', 'little vampire'],
  [/\b(?:doc mcstuffins)\b/iu, 'the doctor', 'doctor of toys'],
  [
    /\b(?:sofia the first|princess (?:tiana|belle|aurora|mulan|elena|jasmine)|disney princess)\b/iu,
    'princesses',
    'princess'
  ],
  [/\b(?:jake (?:and|&) the never ?land pirates)\b/iu, 'pirates', 'pirate'],
  [/\b(?:super wings|go jetters)\b/iu, 'aeroplanes', 'little aeroplane'],
  [/\b(?:robocar poli)\b/iu, 'police cars', 'police car'],
  [/\b(?:tayo the little bus)\b/iu, 'buses', 'little bus'],
  [/\b(?:among us)\b/iu, 'astronauts', 'astronaut'],
  [/\b(?:kirby|pac[- ]?man|brawl stars|fall guys)\b/iu, 'jumping games', 'champion jumper'],
  [/\b(?:angry birds)\b/iu, 'birds', 'bird'],
  [/\b(?:(?:the )?grinch)\b/iu, 'Christmas', 'grumpy neighbour'],
  [/\b(?:frosty the snowman|the snowman and the snowdog)\b/iu, 'snowmen', 'snowman'],
  [/\b(?:ice age(?= movie|$)|manny the mammoth)\b/iu, 'mammoths', 'mammoth'],
  [/\b(?:daniel tiger)\b/iu, 'tigers', 'little tiger'],
  [/\b(?:franklin the turtle)\b/iu, 'turtles', 'turtle'],
  [/\b(?:elmer the (?:patchwork )?elephant)\b/iu, 'elephants', 'elephant'],
  [/\b(?:huggy wuggy|poppy playtime)\b/iu, 'a furry toy monster', 'toy monster']
]
