import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const goatAteTheMap = wishPlot({
  id: 'wish-goat-ate-the-map',
  beginsElsewhere: true,
  wishes: ['goat ate', 'goats ate', 'goat eats', 'goats eat', 'goat eating', 'goats eating', 'goat eat', 'goat eaten', 'goat stole', 'goat steals', 'goat took', 'goat nibbled', 'goat nibbles', 'goat nibbling', 'goats nibbled', 'goat chewed', 'goat chews', 'goat chewing', 'goat munched', 'goat munching', 'goat swallowed', 'goat bag', 'goat hat', 'goat map', 'goat sleeve', 'goat coat', 'goat scarf', 'goat ticket', 'goat sandwich', 'goat paper', 'goat gobbled', 'goat pinched', 'naughty goat ate', 'goat at the farm', 'goats at the farm', 'goat petting', 'goats petting', 'feeding animals farm', 'fed animals farm', 'feed animals farm', 'feeding farm animals', 'feed farm animals', 'fed farm animals', 'feeds farm animals', 'feeding goats', 'fed goats', 'feed goats', 'feeding goat', 'fed goat', 'feed goat', 'feeds goats', 'feeding lambs', 'fed lambs', 'feed lambs', 'feeding lamb', 'fed lamb', 'feed lamb', 'lamb bottle', 'lambs bottle', 'bottle fed lamb', 'petting zoo feed', 'petting zoo feeding', 'petting zoo fed', 'petting farm feeding', 'petting farm fed', 'petting zoo goat', 'petting zoo goats', 'animal feed bag farm', 'animals ate hand farm'],
  except: ['washing', 'laundry', 'clothes', 'sock', 'socks', 'shirt', 'shirts', 'pants', ...NOT_WELL, 'gruff', 'gruffs', 'troll', 'mountain', 'cheese', 'curry', 'yoga', 'school', 'class', 'nursery', 'preschool', 'kindergarten', 'teacher', 'dinosaur', 'dragon', 'unicorn', 'tractor', 'homework', 'moon', 'butted', 'bit', 'bites', 'scared', 'afraid', 'frightened', 'kicked', 'hurt', 'island', 'bus', 'supermarket', 'roof', 'ducks', 'hamster', 'wolf', 'robot', 'dress', 'trousers', 'money', 'phone', 'poo', 'plastic', 'why', 'hand'],
  answers: ['a', 'the', 'at', 'on', 'farm', 'farms', 'farmyard', 'petting', 'zoo', 'park', 'open', 'city', 'trip', 'visit', 'visited', 'visiting', 'day', 'out', 'went', 'going', 'go', 'goes', 'we', 'our', 'my', 'his', 'her', 'feed', 'feeding', 'fed', 'feeds', 'food', 'bag', 'bags', 'hat', 'map', 'paper', 'coat', 'sleeve', 'scarf', 'ticket', 'sandwich', 'lunch', 'cap', 'button', 'ate', 'eats', 'eat', 'eating', 'eaten', 'nibbled', 'nibbles', 'nibbling', 'chewed', 'chewing', 'munched', 'stole', 'took', 'naughty', 'cheeky', 'hungry', 'greedy', 'funny', 'goat', 'goats', 'kid', 'kids', 'lamb', 'lambs', 'sheep', 'bottle', 'milk', 'baby', 'pig', 'pigs', 'hens', 'chickens', 'cow', 'cows', 'pony', 'rabbits', 'animal', 'animals', 'little', 'big', 'brown', 'white', 'old', 'first', 'time', 'today', 'yesterday', 'weekend', 'tomorrow', 'saturday', 'sunday', 'holiday', 'who', 'that', 'whole', 'up', 'all', 'off', 'from', 'with', 'and', 'then', 'when', 'story', 'about', 'please', 'grandad’s', 'grandads', 'grandma’s', 'grandmas', 'grandpa’s', 'grandpas', 'nana’s', 'nanas', 'nan’s', 'mummy’s', 'mum’s', 'mummys', 'mums', 'daddy’s', 'dad’s', 'daddys', 'dads', 'granny’s', 'grannys', 'sister’s', 'brother’s', 'mummy', 'mum', 'daddy', 'dad', 'sister', 'brother', 'everything', 'grain', 'pellets', 'stroked', 'stroke', 'out', 'had', 'own', 'laughed', 'sister', 'brother', 'straw'],
  moods: ['first', 'proud', 'losing'],
  isTale: true,
  out: true,
  company: ['goat', 'bag', 'map', 'farm', 'lambs', 'lamb', 'fence', 'bottle', 'gate', 'hat', 'milk', 'feed', 'shed', 'pen', 'farmer'],
  about: 'On the farm the hero wants to give a lamb its bottle at three, and a goat eats the bag, the hat and the map, and the way is found by people’s sleeves.',
  titles: ['The Goat Had the Map', 'Follow the Milk', '{H} Feeds a Lamb', 'Both Ends of the Bag', 'First the Hat'],
  want: [
    {
      id: 'map-and-bag',
      A: 'partner',
      paragraphs: [
        'At the farm you got a paper bag of feed, and a map. On the map it said: Lambs, two o’clock and three o’clock. {H} wanted to give a lamb its bottle. “We’ve got ten minutes,” said {A}. “First the goat.” At the fence stood a white one, with a beard.',
        '{H} fed the goat from a flat hand. Its lips were soft, and tickled, and then the hand was empty. {H} reached into the bag for more. There was no bag. The goat had it, and it was going in from the bottom up, with the feed inside.'
      ]
    },
    {
      id: 'flat-hand',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Next to the goat stood a smaller goat. It put both front feet on the fence, and looked at {H}’s pocket. There were three bits of feed in there. “Make a plate of your hand,” said {A}, “with the thumb tucked in.” {H} made a plate, and put them on it.',
        'The small goat took the left one, and the right one. It left the one in the middle, and thought. Then it sneezed, and that bit was gone too. “Where did it go?” asked {H}. {A} wiped {A}’s chin.'
      ]
    }
  ],
  way: [
    {
      id: 'hat-then-map',
      A: 'partner',
      paragraphs: [
        '“Give that bag back,” said {A}, and leaned over the fence. The goat had the hat off {A}’s head at once. {A} got hold of the brim and pulled. The goat pulled too. {A} needed both hands, and put the map down on the fence.',
        'The goat let go of the hat, and ate the map. It folded it neatly with its tongue, from Pigs to Car Park. {H} got hold of the last corner. It said “Lam”, and there was a bit of an arrow. {H} turned it round. The arrow pointed at the goat.'
      ]
    },
    {
      id: 'asks-the-goat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It knows the way now,” said {H}. “It’s got the whole map in there.” {A} bent down to the goat. “Where are the lambs?” asked {A}. The goat chewed from left to right. It seemed to be somewhere near Pigs.',
        'Then it swallowed, and looked at them with its yellow eyes. In each eye there was a black bar, lying on its side. “Left and right,” said {H}. “It can look both ways at once.” “Then it might have said so,” said {A}.'
      ]
    },
    {
      id: 'what-else-it-tried',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The goat had not finished with them. It tried {H}’s zip, and {A}’s elbow. It tried a shoelace, and had it open in one go. “It hasn’t got any hands,” said {A}. “It looks at things with its lips.” {H} pulled in both feet.',
        'It had a long look at a button. “That’s sewn on,” {H} told it. The goat let it go again, quite wet. It was the cleanest button {H} had.'
      ]
    },
    {
      id: 'hat-afterwards',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} put the hat back on. One piece of the brim was missing, as round as a bite from a biscuit. The sun came through there and made a bright spot on {A}’s nose. “How do I look?” asked {A}.',
        '“Like somebody who’s been to a farm,” said {H}. {A} turned the hat so that the gap was at the back. Behind them the goat stretched its neck. It had not known that there was a second side.'
      ]
    },
    {
      id: 'hens-go-by',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They asked a hen, because it looked as if it knew where it was going. They followed it round a trough and past a barrow. It stopped, scratched, looked at what there was, and turned back the way that it had come.',
        '“It’s lost as well,” said {H}. “It’s at home,” said {A}. “It’s only lost its place.” Three more came along behind {A}. For a bit they were all going to the trough together.'
      ]
    },
    {
      id: 'pig-back',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had found the pigs, and a brush on a long stick, for scratching them. A pink one leaned on the fence. {H} scratched, and it groaned with joy. It leaned some more. The fence groaned as well.',
        '“Ask it where the lambs are,” said {A}. {H} asked. The pig shut its eyes and lay down on {H}’s brush. It was an answer, but to something else.'
      ]
    },
    {
      id: 'the-pony-map',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried to draw the map again, with a stick in the sand. “Here’s the gate,” said {A}, “and there’s the goat.” {H} drew the goat rather big. There was not much room left for the rest of the farm.',
        '“And the lambs?” They both looked at the sand. A pony put its head over the fence and blew, and then the map was only sand again. “It’s the second one today,” said {A}.'
      ]
    },
    {
      id: 'pet-on-farm',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The goat had now found {A}, and {A} had found the goat. They looked at each other through the fence for a long time. Then each breathed in what the other smelled of.',
        'The goat reached out its lips, and had a go at the top of {A}’s head. It was very gentle. “That’s ours,” said {H}. The goat agreed, and went on to the fence post.'
      ]
    },
    {
      id: 'elder-goat-washing',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our neighbours had a goat,” said {S}. “It ate my left sock off the line, every Monday, and never the right.” “Why not the right one?” asked {A}. “That was on the other side of the pole,” said {S}. “Its rope didn’t go that far.”',
        '“So what did you wear?” {S} held out both feet and looked at them. “Two right ones,” said {S}. “We had eleven of those.” The goat at the fence listened, and licked its lips.'
      ]
    },
    {
      id: 'child-as-goat',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll think like it,” said {S}, and was the goat, with both hands for horns. {S} chewed. “I’m at Pigs,” said {S}. “Now I’m at Toilets. Now there’s a fold.” {A} waited. “And where are the lambs?”',
        '“I’ve not got that far,” said {S}. “They’re on the corner that you’ve got.” The real goat looked {S} up and down. Then it moved over on the fence, and made room.'
      ]
    }
  ],
  turn: [
    {
      id: 'wet-sleeves',
      A: 'partner',
      paragraphs: [
        'Somewhere a bell rang three times. “That’s three o’clock,” said {H}, “and we don’t know where.” {A} looked at the people. “See that girl,” said {A}. “Her sleeve’s wet, and it’s white. So’s that boy’s chin. Where do you get that, on a farm?”',
        '“Milk!” said {H}. They went the way those two had come from. They met a wet sleeve at the pump, and two by the hay. Out of a green shed came a whole family, all dripping. “Here,” said {H}. From inside came a very small “Baa”.'
      ]
    },
    {
      id: 'which-lamb',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was warm in the shed, and smelled of straw and wool. There were nine lambs, and all of them wanted to be first. They stood on each other’s feet. One stood behind, with a black knee, and had got no further than a bucket.',
        '“That one,” said {H}. “That’s Button,” said the farmer. “He’s polite. It takes him all day.” {A} held off the other eight with one leg, and got it sucked.'
      ]
    },
    {
      id: 'tail-propeller',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why do their tails go round like that?” asked {H}. “It’s how the farmer can see that the milk’s arriving,” said {A}. {H} watched. Whenever the tail got slow, {H} tipped the bottle a bit, and it picked up again.',
        '{A} tried it with the other end of a sandwich. Nothing turned. “You’d need more tail,” said {H}. They both looked, and it was so.'
      ]
    },
    {
      id: 'the-bottle',
      A: 'partner',
      paragraphs: [
        'The farmer put a bottle into {H}’s hands, and {H} sat down in the straw. A lamb took hold. It pulled much harder than it looked. Its tail went round and round. The milk went down, and some of it ran up {H}’s sleeve. When it was empty, the lamb sat down on {H}’s foot.',
        'On the way out they passed the goat. {H} found one last bit of feed in a pocket, and the goat took it very politely. A boy came along with a paper bag and a map. “Hold on to both,” {H} told him.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked through the fence, and the goat looked back.',
      '{names} took a deep breath, and it was full of goat.',
      { text: '{names} made a plate with one hand, thumb tucked in.', needs: ['hands'] },
      { text: '{names} waved to the goat with an empty palm.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the goat, at some distance.',
      '{names} got a bit of hay from somewhere.',
      { text: '{names} tied a shoelace, and tied it twice.', needs: ['hands'] },
      { text: '{names} held the last corner of the map up to the light.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the straw, next to the warm ones.',
      '{names} got some milk on the nose.',
      { text: '{names} held a bottle too, and got a wet sleeve.', needs: ['hands'] },
      { text: '{names} picked straw off everybody.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home a corner of a map was pinned up by the door. It said “Lam”, and that was enough to remember it by.',
    '{H} washed off the milk and the goat. Then {H} lay down, and one foot was still a bit warm from being sat on.'
  ],
  last: [
    'In a green shed nine lambs lay in a heap, and {H} was asleep.',
    'Somewhere a white goat had a whole farm inside it, and {H} was asleep.'
  ]
})
